import { useTranslation } from 'react-i18next';
import classes from '../../../exchange/product-rows/product-rows.module.css';
import { ScrollSection } from '../../../exchange/product-rows/scroll-section.tsx';
import type { RemovedTemplate } from './remove-templates-dialog.tsx';

const mostShown = 100;

/** What goes, and who was answered with each. */
export function RemovedList({ templates }: { templates: readonly RemovedTemplate[] }) {
  const { t } = useTranslation('templates');
  const lines = templates.reduce((sum, { holders }) => sum + holders.lines, 0);
  return (
    <div className={classes.parts}>
      <p>{t('remove.text', { count: templates.length })}</p>
      {lines > 0 ? <p>{t('remove.answersStay', { count: lines })}</p> : null}
      <ScrollSection label={t('remove.title', { count: templates.length })}>
        <ul className={classes.list}>
          {templates.slice(0, mostShown).map(({ id, name, internalReference, holders }) => (
            <li key={id} className={classes.row}>
              <span className={classes.name}>
                {name} <span className={classes.reference}>{internalReference}</span>
              </span>
              <span className={classes.outcome}>
                {holders.customers === 0 ? t('remove.nobody') : t('remove.answered', { count: holders.customers })}
              </span>
            </li>
          ))}
        </ul>
      </ScrollSection>
      {templates.length > mostShown ? <p>{t('remove.more', { count: templates.length - mostShown })}</p> : null}
    </div>
  );
}
