import type { FootprintBasis } from '@pcf/contract/vocabulary/footprint-basis';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatShare } from '../../../lib/format/format-share.ts';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import type { Footprint } from '../api/get-footprint.ts';
import { coverageParts, isWeighed } from './coverage-parts.ts';
import { EmissionSums } from './emission-sums.tsx';
import classes from './hotspots.module.css';
import { NoHotspots } from './no-hotspots.tsx';
import { useLargestRows } from './use-largest-rows.ts';

const mostProducts = 5;
const mostSuppliers = 3;

export function HotspotBars({ footprint }: { footprint: Footprint }) {
  const { t, i18n } = useTranslation(['footprintTotals', 'home']);
  const { products, suppliers, isEstimated } = useLargestRows(footprint);
  if (products.length === 0) return <NoHotspots footprint={footprint} />;
  const share = Object.fromEntries(coverageParts(footprint).map((part) => [part.basis, part.share]));
  const said = (basis: FootprintBasis) => ({ share: formatShare(share[basis] ?? 0, pageLanguage(i18n)) });
  return (
    <div className={classes.hotspots}>
      <EmissionSums footprint={footprint} />
      <div>
        <h3 className={classes.title}>{t('column.product')}</h3>
        <BarList
          label={t('largest.products')}
          rowName={t('column.product')}
          unit={t('largest.emissions')}
          rows={products.slice(0, mostProducts)}
        />
      </div>
      {suppliers.length > 0 ? (
        <div>
          <h3 className={classes.title}>{t('column.supplier')}</h3>
          <BarList
            label={t('largest.suppliers')}
            rowName={t('column.supplier')}
            unit={t('largest.emissions')}
            rows={suppliers.slice(0, mostSuppliers)}
          />
        </div>
      ) : null}
      <p className={classes.note}>
        {t(
          isWeighed(footprint) ? 'home:hotspots.coverage.byMass' : 'home:hotspots.coverage.byNumber',
          said('SPECIFIC'),
        )}
        {share.ESTIMATED ? ` ${t('home:hotspots.estimated', said('ESTIMATED'))}` : null}
        {share.MISSING ? ` ${t('home:hotspots.missing', said('MISSING'))}` : null}
        {isEstimated ? ` ${t('largest.hatched')}` : null}
      </p>
    </div>
  );
}
