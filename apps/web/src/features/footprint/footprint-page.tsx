import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListFailure } from '../../ui/data-table/list-failure.tsx';
import { Printable } from '../../ui/printable/printable.tsx';
import { getFootprint } from './api/get-footprint.ts';
import { ExportButton } from './export/export-button.tsx';
import { FootprintHead } from './footprint-head.tsx';
import { FootprintLoading } from './footprint-loading.tsx';
import classes from './footprint-page.module.css';
import { FootprintTotals } from './footprint-totals.tsx';
import { withoutYear } from './footprint-view.ts';
import { FootprintLines } from './lines/footprint-lines.tsx';
import { NoQuantities, NothingInYear } from './no-quantities.tsx';
import { useFootprintView } from './use-footprint-view.ts';
import { YearSelect } from './year-select.tsx';

/** The emissions of what was bought in a year: what suppliers say, what is estimated, and what is still missing. */
export function FootprintPage() {
  const { t } = useTranslation('footprintTotals');
  const [view, change] = useFootprintView();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    getFootprint(view.year === null ? {} : { year: view.year }),
  );
  if (!data) {
    return (
      <>
        <FootprintHead />
        {isError ? (
          <div className={classes.card}>
            <ListFailure title={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
          </div>
        ) : (
          <FootprintLoading />
        )}
      </>
    );
  }
  if (data.years.length === 0) {
    return (
      <>
        <FootprintHead />
        <NoQuantities />
      </>
    );
  }
  const shown = isPlaceholderData && view.year !== null ? view.year || null : data.year;
  return (
    <Printable>
      <FootprintHead>
        <YearSelect years={data.years} chosen={shown} onChange={(year) => change({ year })} />
        <ExportButton view={{ ...view, year: data.year ?? withoutYear }} />
      </FootprintHead>
      <div className={classes.content} aria-busy={isPlaceholderData}>
        {data.lines === 0 ? (
          <NothingInYear year={data.year} onShowNewest={() => change({ year: null })} />
        ) : (
          <>
            <FootprintTotals footprint={data} />
            <FootprintLines key={data.year} view={view} onChange={change} />
          </>
        )}
      </div>
    </Printable>
  );
}
