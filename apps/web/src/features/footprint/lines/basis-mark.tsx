import type { FootprintBasis } from '@pcf/contract/vocabulary/footprint';
import { useTranslation } from 'react-i18next';
import kit from '../../../ui/kit.module.css';
import classes from '../footprint-page.module.css';

const drawings: Readonly<Record<FootprintBasis, string>> = {
  SPECIFIC: 'm3 8.5 3.25 3.25L13 5',
  ESTIMATED: 'M2.5 6.5c1.8-2 3.7-2 5.5 0s3.7 2 5.5 0M2.5 11c1.8-2 3.7-2 5.5 0s3.7 2 5.5 0',
  MISSING: 'M8 2.5 1.5 13.5h13zM8 6.5v3.25M8 11.75h.01',
};

/** Where a figure comes from: a drawing and the word. */
export function BasisMark({ basis }: { basis: FootprintBasis }) {
  const { t } = useTranslation('footprintTotals');
  return (
    <span className={`${kit.strong} ${classes.mark}`} data-basis={basis}>
      <svg className={classes.icon} viewBox="0 0 16 16" aria-hidden>
        <path d={drawings[basis]} />
      </svg>
      {t(`basis.${basis}`)}
    </span>
  );
}
