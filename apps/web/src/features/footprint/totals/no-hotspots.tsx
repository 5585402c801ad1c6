import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Footprint } from '../api/get-footprint.ts';
import classes from './hotspots.module.css';

/** Why there is nothing to see yet: no quantities, no data, or data that cannot be counted. */
export function NoHotspots({ footprint: { years, lines, acceptedLines } }: { footprint: Footprint }) {
  const { t } = useTranslation(['footprintTotals', 'home']);
  if (years.length > 0) {
    return (
      <p className={classes.note}>
        {acceptedLines > 0
          ? t('home:hotspots.uncounted', { count: acceptedLines })
          : t('home:hotspots.waiting', { count: lines })}
      </p>
    );
  }
  return (
    <p className={classes.note}>
      {t('home:hotspots.none')}{' '}
      <Link to="/products/purchased/import" className={classes.link}>
        {t('quantities.import')}
      </Link>
    </p>
  );
}
