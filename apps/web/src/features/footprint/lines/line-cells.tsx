import { useTranslation } from 'react-i18next';
import { PartnerName } from '../../../exchange/network/partner-name.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { noValue } from '../../../lib/format/no-value.ts';
import type { FootprintLine } from '../api/list-footprint-lines.ts';
import { columnKilograms } from './column-kilograms.ts';
import classes from './line-cells.module.css';
import { useWorkingText } from './use-working-text.ts';

interface CellProps {
  line: FootprintLine;
}

export function SupplierCell({ line: { supplier } }: CellProps) {
  const { t } = useTranslation('exchange');
  return supplier ? (
    <PartnerName partner={supplier} />
  ) : (
    <span className={classes.second}>{t('column.noSupplier')}</span>
  );
}

export function QuantityCell({ line: { quantity, quantityUnit } }: CellProps) {
  const { quantityText } = useWorkingText();
  return <span>{quantityText(quantity, quantityUnit)}</span>;
}

export function MassCell({ line: { massKg } }: CellProps) {
  const { i18n } = useTranslation();
  return <span>{massKg === null ? noValue : columnKilograms(massKg, pageLanguage(i18n))}</span>;
}

export function EmissionsCell({ line: { totalKg, basis } }: CellProps) {
  const { t, i18n } = useTranslation('footprintTotals');
  if (totalKg === null) return noValue;
  return (
    <>
      <span className={classes.value} data-basis={basis}>
        {columnKilograms(totalKg, pageLanguage(i18n))}
      </span>
      {basis === 'ESTIMATED' ? <div className={classes.second}>{t('total.estimated')}</div> : null}
    </>
  );
}
