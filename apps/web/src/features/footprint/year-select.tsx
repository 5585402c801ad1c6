import { useTranslation } from 'react-i18next';
import { withoutYear } from './footprint-view.ts';
import classes from './year-select.module.css';

interface YearSelectProps {
  /** The newest first; null for quantities of which nobody said it. */
  years: readonly (number | null)[];
  chosen: number | null;
  onChange: (year: number) => void;
}

export function YearSelect({ years, chosen, onChange }: YearSelectProps) {
  const { t } = useTranslation('footprintTotals');
  // An address may name a year that has nothing.
  const offered = years.includes(chosen) ? years : [chosen, ...years];
  return (
    <label className={classes.label}>
      {t('year.label')}
      <select
        className={classes.select}
        value={chosen ?? withoutYear}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {offered.map((year) => (
          <option key={year} value={year ?? withoutYear}>
            {year ?? t('year.none')}
          </option>
        ))}
      </select>
    </label>
  );
}
