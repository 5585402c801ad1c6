import { Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LineLink } from '../../../exchange/line-link/line-link.tsx';
import { useLineSelection } from '../../../exchange/line-table/use-line-selection.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useListPage } from '../../../ui/data-table/use-list-page.ts';
import { EmptyTable } from '../../../ui/empty-table/empty-table.tsx';
import { NoMatchIllustration } from '../../../ui/illustrations/no-match-illustration.tsx';
import { type FootprintLine, listFootprintLines } from '../api/list-footprint-lines.ts';
import { useEstimating } from '../estimate/use-estimating.tsx';
import { type FootprintView, footprintQuery, isNarrowed } from '../footprint-view.ts';
import { FootprintFilters } from './footprint-filters.tsx';
import classes from './footprint-lines.module.css';
import { useFootprintColumns } from './use-footprint-columns.tsx';
import { useShownBehind } from './use-shown-behind.ts';

const noLines: readonly FootprintLine[] = [];

interface FootprintLinesProps {
  view: FootprintView;
  onChange: (changed: Partial<FootprintView>) => void;
}

/** Each purchase with its figure; the largest first. */
export function FootprintLines({ view, onChange }: FootprintLinesProps) {
  const { t } = useTranslation(['footprintTotals', 'exchange']);
  const [page, changePage] = useListPage();
  const list = useQuery(
    listFootprintLines({ pageNumber: page.pageNumber, limit: page.pageSize, ...footprintQuery(view) }),
  );
  const { lines, clear, withActions } = useLineSelection(list.data?.data ?? noLines);
  const { estimate, dialog } = useEstimating(clear);
  const columns = useFootprintColumns();
  const heading = useShownBehind();
  const narrowed = isNarrowed(view);
  const found = list.data && !list.isPlaceholderData && narrowed ? list.data.metadata.count : null;
  return (
    <section className={classes.lines}>
      <h2 id="lines" ref={heading} className={classes.title} tabIndex={-1}>
        {t('lines.title')}
      </h2>
      <p className={classes.hint}>{t('lines.hint')}</p>
      <FootprintFilters view={view} onChange={onChange} />
      <VisuallyHidden role="status">{found === null ? null : t('lines.found', { count: found })}</VisuallyHidden>
      <DataTable
        caption={t('lines.title')}
        columns={columns}
        rowKey={({ lineId }) => lineId}
        list={list}
        page={page}
        onPageChange={changePage}
        selection={withActions(
          <Button size="xs" onClick={() => estimate(lines)}>
            {t('estimate.action')}
          </Button>,
        )}
        renderRowLink={(line, props) => <LineLink line={line} {...props} />}
        empty={
          <EmptyTable
            illustration={<NoMatchIllustration />}
            title={t('exchange:filters.noMatch')}
            secondaryAction={
              <Button onClick={() => onChange({ basis: [], supplierIds: [], productIds: [] })}>
                {t('exchange:filters.clearAll')}
              </Button>
            }
          />
        }
      />
      {dialog}
    </section>
  );
}
