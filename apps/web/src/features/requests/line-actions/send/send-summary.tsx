import { useTranslation } from 'react-i18next';
import { LeftOutList } from '../left-out-list.tsx';
import columns from '../plan-columns.module.css';
import type { SendPlan } from './send-plan.ts';
import classes from './send-summary.module.css';

const mostShown = 10;

/** What will happen, before it does. */
export function SendSummary({ plan }: { plan: SendPlan }) {
  const { t } = useTranslation('lineActions');
  const { lines, lineIds, suppliers, unassigned, leftOut, asksAnother } = plan;
  const summary = t('send.summary', {
    products: t('send.products', { count: lineIds.length }),
    suppliers: t('send.suppliers', { count: suppliers.length }),
  });
  return (
    <>
      <p className={columns.lead}>
        {asksAnother
          ? t('send.anotherLead', { product: lines.map(({ name }) => name).join(', ') })
          : lineIds.length > 0
            ? summary
            : t(unassigned.length > 0 ? 'send.onlyUnassigned' : 'send.nothing')}
      </p>
      {suppliers.length > 0 ? (
        <ul className={classes.suppliers}>
          {suppliers.slice(0, mostShown).map(({ id, name, lines }) => (
            <li key={id}>
              {name} <span className={classes.count}>{t('send.products', { count: lines })}</span>
            </li>
          ))}
          {suppliers.length > mostShown ? (
            <li className={classes.count}>{t('leftOut.more', { count: suppliers.length - mostShown })}</li>
          ) : null}
        </ul>
      ) : null}
      <LeftOutList items={leftOut} isAll={lineIds.length + unassigned.length === 0} />
    </>
  );
}
