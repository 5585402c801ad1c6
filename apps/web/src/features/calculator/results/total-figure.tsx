import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDecimal, roundDecimal } from '../../../lib/format/numbers.ts';
import kit from '../../../ui/kit.module.css';
import classes from '../compare-totals.module.css';

/** The total; pointing at it shows every digit. */
export function TotalFigure({ label, total, small = false }: { label: string; total: string; small?: boolean }) {
  const { i18n } = useTranslation('footprint');
  const language = pageLanguage(i18n);
  return (
    <div>
      <p className={kit.note}>{label}</p>
      <p
        className={`${kit.tabular} ${kit.breakable} ${classes.total}`}
        data-small={small || undefined}
        title={formatDecimal(total, language)}
      >
        {roundDecimal(total, language)}
      </p>
    </div>
  );
}
