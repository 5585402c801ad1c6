import { useTranslation } from 'react-i18next';
import { ValueCell } from '../../../../exchange/line-table/line-cells.tsx';
import { FormLink } from '../form-link.tsx';
import type { CustomerPlan } from '../plan/answer-plan.ts';
import classes from './answer-result.module.css';

/** What one customer was sent. */
export function AnsweredCustomer({ customer, startsOpen }: { customer: CustomerPlan; startsOpen: boolean }) {
  const { t } = useTranslation('templateAnswers');
  const { name, items } = customer;
  return (
    <details className={classes.customer} open={startsOpen}>
      <summary className={classes.name}>
        {name} <span className={classes.muted}>{t('products', { count: items.length })}</span>
      </summary>
      <ul className={classes.list}>
        {items.map((answer) => (
          <li key={answer.lineId} className={classes.row}>
            <FormLink line={answer}>{answer.name}</FormLink>
            <span className={classes.muted}>{answer.template.name}</span>
            <span className={classes.muted}>{t('version.next', { version: answer.submissionVersion })}</span>
            <span className={classes.value}>
              <ValueCell line={answer.template} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
