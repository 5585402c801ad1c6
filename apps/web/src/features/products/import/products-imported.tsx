import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ImportDone } from '../../../exchange/file-import/import-done.tsx';
import { ListLink } from '../../../ui/list-link/list-link.tsx';
import type { ImportResult } from './api/import-products.ts';

export function ProductsImported({ result, onAnother }: { result: ImportResult; onAnother: () => void }) {
  const { t } = useTranslation(['productImport', 'fileImport']);
  const { created, updated, skipped, suppliersInvited } = result;
  return (
    <ImportDone
      title={
        created > 0 || updated === 0 ? t('done.title', { count: created }) : t('done.titleUpdated', { count: updated })
      }
      notes={[
        created > 0 && updated > 0 && t('fileImport:done.updated', { count: updated }),
        skipped > 0 && t('fileImport:done.skipped', { count: skipped }),
        suppliersInvited > 0 && t('done.invited', { count: suppliersInvited }),
        t('done.next'),
      ]}
      another={t('fileImport:done.another')}
      onAnother={onAnother}
    >
      <Button component={ListLink} to="/products/purchased" variant="filled">
        {t('done.show')}
      </Button>
    </ImportDone>
  );
}
