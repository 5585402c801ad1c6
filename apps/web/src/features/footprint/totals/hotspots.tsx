import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../../ui/figure-card/figure-card.tsx';
import { LoadedFigures } from '../../../ui/figure-card/loaded-figures.tsx';
import { getFootprint } from '../api/get-footprint.ts';
import { HotspotBars } from './hotspot-bars.tsx';
import classes from './hotspots.module.css';

/** Where the emissions of what was bought are, in the newest year there is. */
export function Hotspots() {
  const { t } = useTranslation(['footprintTotals', 'home']);
  const query = useQuery(getFootprint({}));
  const year = query.data?.year;
  return (
    <FigureCard
      title={t('home:hotspots.title')}
      subtitle={year ? t('home:hotspots.year', { year: String(year) }) : t('home:hotspots.scope')}
      action={
        <Link to="/products/purchased/footprint" className={classes.link}>
          {t('home:hotspots.all')}
        </Link>
      }
    >
      <LoadedFigures query={query} rows={8}>
        {(footprint) => <HotspotBars footprint={footprint} />}
      </LoadedFigures>
    </FigureCard>
  );
}
