import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import { singleNumber } from '../../../lib/format/rounding.ts';
import { ExactValue } from '../../../ui/exact-value.tsx';
import kit from '../../../ui/kit.module.css';
import classes from '../compare-totals.module.css';

/** The total; every digit on demand. */
export function TotalFigure({ label, total, small = false }: { label: string; total: string; small?: boolean }) {
  const { i18n } = useTranslation('footprint');
  const language = pageLanguage(i18n);
  return (
    <div>
      <p className={kit.note}>{label}</p>
      <p className={`${kit.tabular} ${kit.breakable} ${classes.total}`} data-small={small || undefined}>
        <ExactValue shown={singleNumber(total, language)} exact={formatDecimal(total, language)} />
      </p>
    </div>
  );
}
