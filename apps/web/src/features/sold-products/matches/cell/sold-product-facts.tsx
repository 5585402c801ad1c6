import { useTranslation } from 'react-i18next';
import { perText } from '../../../../exchange/line-table/emission-text.ts';
import { ValidityMark } from '../../../../exchange/validity-mark.tsx';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { exactNumber } from '../../../../lib/format/numbers.ts';
import { listNumber } from '../../../../lib/format/rounding.ts';
import { formatPercent } from '../../../../lib/format/shares.ts';
import { ExactValue } from '../../../../ui/exact-value.tsx';
import kit from '../../../../ui/kit.module.css';
import type { OfferedSoldProduct, SoldProductOffer } from '../api/list-matches.ts';
import classes from './sold-product-cell.module.css';

/** What tells a sold product from another: its name and reference, its value, and how long that holds. */
export function SoldProductFacts({ soldProduct }: { soldProduct: OfferedSoldProduct }) {
  const { t, i18n } = useTranslation(['templateMatches', 'exchange']);
  const language = pageLanguage(i18n);
  const { emissionUnit: unit, emissionUnitAmount: amount } = soldProduct;
  const per = perText(unit, amount, t('exchange:column.piece', { count: amount ?? 1 }), language);
  return (
    <>
      <div className={kit.strong}>
        {soldProduct.name} <span className={`${kit.muted} ${kit.regular}`}>{soldProduct.internalReference}</span>
      </div>
      <div className={`${kit.finePrint} ${kit.row} ${classes.facts}`}>
        {soldProduct.emissionValue === null ? null : (
          <span>
            <ExactValue
              shown={listNumber(soldProduct.emissionValue, language)}
              exact={exactNumber(soldProduct.emissionValue, language)}
            />{' '}
            kgCO₂e
            {per === null ? null : ` / ${per}`}
          </span>
        )}
        <ValidityMark validUntil={soldProduct.validUntil} validity={soldProduct.validity} />
        {soldProduct.complete ? null : <span className={`${kit.strong} ${classes.incomplete}`}>{t('incomplete')}</span>}
      </div>
    </>
  );
}

/** Why a sold product is offered. */
export function useReasonText(): (offer: SoldProductOffer) => string {
  const { t, i18n } = useTranslation('templateMatches');
  return ({ reason, similarity }) =>
    t(`reason.${reason}`, { percent: formatPercent(Math.round(similarity * 100), pageLanguage(i18n)) });
}
