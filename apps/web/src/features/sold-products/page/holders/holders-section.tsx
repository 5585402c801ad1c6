import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../../exchange/line-filters/check-list.tsx';
import type { Template } from '../../../../exchange/sold-products/get-template.ts';
import { useOwnLocation } from '../../../../lib/navigation/use-own-location.ts';
import { DataTable } from '../../../../ui/data-table/data-table.tsx';
import { useListPage } from '../../../../ui/data-table/use-list-page.ts';
import { EmptyLine } from '../../../../ui/empty-table/empty-line.tsx';
import { listTemplateUses } from '../api/list-template-uses.ts';
import { HolderLink } from './holder-link.tsx';
import classes from './holders-section.module.css';
import { useHolderColumns } from './use-holder-columns.tsx';

/** Which customers were answered with it, and with which version. */
export function HoldersSection({ template }: { template: Template }) {
  const { t } = useTranslation('templates');
  const search = useOwnLocation().search as Record<string, unknown>;
  const navigate = useNavigate();
  const outdated = String(search.outdated) === 'true';
  const [page, changePage] = useListPage();
  const list = useQuery(
    listTemplateUses(template.id, {
      pageNumber: page.pageNumber,
      limit: page.pageSize,
      ...(outdated && { outdated: 'true' }),
    }),
  );
  const columns = useHolderColumns(template);

  function narrow(chosen: boolean) {
    void navigate({
      to: '.',
      search: ({ outdated: _, pageNumber: __, ...others }: Record<string, unknown>) => ({
        ...others,
        ...(chosen && { outdated: 'true' }),
      }),
      resetScroll: false,
    });
  }

  return (
    <div id="holders" className={classes.section}>
      <h2 className={classes.title}>{t('holders.title')}</h2>
      {outdated || template.holders.outdatedLines > 0 ? (
        <CheckList
          label={t('filters.outdated')}
          options={[{ value: true, key: 'outdated', label: t('holders.onlyOutdated') }]}
          chosen={[outdated]}
          onChange={(chosen) => narrow(chosen.length > 0)}
        />
      ) : null}
      <DataTable
        caption={t('holders.title')}
        columns={columns}
        rowKey={({ lineId }) => lineId}
        list={list}
        page={page}
        onPageChange={changePage}
        renderRowLink={(use, props) => <HolderLink use={use} {...props} />}
        empty={
          outdated ? (
            <EmptyLine title={t('holders.noneOutdated')} />
          ) : (
            <EmptyLine title={t('holders.none')} subtitle={t('holders.noneText')} />
          )
        }
      />
    </div>
  );
}
