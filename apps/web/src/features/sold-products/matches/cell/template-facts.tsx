import { useTranslation } from 'react-i18next';
import { emissionNumber, perText } from '../../../../exchange/line-table/emission-text.ts';
import { ValidityMark } from '../../../../exchange/validity-mark.tsx';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import kit from '../../../../ui/kit.module.css';
import type { OfferedTemplate } from '../api/list-template-matches.ts';
import classes from './template-cell.module.css';

/** What tells a template from another: its name and reference, its value, and how long that holds. */
export function TemplateFacts({ template }: { template: OfferedTemplate }) {
  const { t, i18n } = useTranslation(['templateMatches', 'exchange']);
  const language = pageLanguage(i18n);
  const { emissionUnit: unit, emissionUnitAmount: amount } = template;
  const per = perText(unit, amount, t('exchange:column.piece', { count: amount ?? 1 }), language);
  return (
    <>
      <div className={kit.strong}>
        {template.name} <span className={`${kit.muted} ${kit.regular}`}>{template.internalReference}</span>
      </div>
      <div className={`${kit.finePrint} ${kit.row} ${classes.facts}`}>
        {template.emissionValue === null ? null : (
          <span>
            {emissionNumber(template.emissionValue, language)} kgCO₂e
            {per === null ? null : ` / ${per}`}
          </span>
        )}
        <ValidityMark validUntil={template.validUntil} validity={template.validity} />
        {template.complete ? null : <span className={`${kit.strong} ${classes.incomplete}`}>{t('incomplete')}</span>}
      </div>
    </>
  );
}
