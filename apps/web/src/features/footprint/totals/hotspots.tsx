import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMayCall } from '../../../lib/use-may-call.ts';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import { FigureCard, LoadedFigures } from '../../../ui/figure-card.tsx';
import kit from '../../../ui/kit.module.css';
import { type Footprint, getFootprint } from '../footprint-calls.ts';
import classes from './hotspots.module.css';
import { useLargestRows } from './use-largest-rows.ts';

const maxProducts = 5;

const maxSuppliers = 3;

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

function HotspotBars({ footprint }: { footprint: Footprint }) {
  const { t } = useTranslation(['footprintTotals', 'home']);
  const { products, suppliers, unit, isEstimated } = useLargestRows(footprint);
  if (products.length === 0) return <NoHotspots footprint={footprint} />;
  return (
    <div className={kit.stack12}>
      <div>
        <h3 className={classes.title}>{t('column.product')}</h3>
        <BarList
          label={t('largest.products')}
          rowName={t('column.product')}
          unit={t('largest.emissions')}
          measure={unit}
          rows={products.slice(0, maxProducts)}
        />
      </div>
      {suppliers.length > 0 ? (
        <div>
          <h3 className={classes.title}>{t('column.supplier')}</h3>
          <BarList
            label={t('largest.suppliers')}
            rowName={t('column.supplier')}
            unit={t('largest.emissions')}
            measure={unit}
            rows={suppliers.slice(0, maxSuppliers)}
          />
        </div>
      ) : null}
      {isEstimated ? <p className={classes.note}>{t('largest.hatched')}</p> : null}
    </div>
  );
}

/** Why there is nothing to see yet: no quantities, no data, or data that cannot be counted. */
function NoHotspots({ footprint: { years, lines, acceptedLines } }: { footprint: Footprint }) {
  const { t } = useTranslation(['footprintTotals', 'home']);
  const mayImport = useMayCall()('importProducts');
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
      {mayImport ? (
        <Link to="/products/purchased/import" className={classes.link}>
          {t('quantities.import')}
        </Link>
      ) : null}
    </p>
  );
}
