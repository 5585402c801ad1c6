import { Button } from '@mantine/core';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { productImportHeadings, requiredProductImportColumns } from '@pcf/contract/product-import-headings';
import type { ImportDuplicateChoice } from '@pcf/contract/vocabulary/files';
import { productImportColumns } from '@pcf/contract/vocabulary/files';
import type { ExportFormat } from '@pcf/contract/vocabulary/lists';
import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AboutFile } from '../../exchange/file-import/about-file.tsx';
import { ColumnList } from '../../exchange/file-import/column-list.tsx';
import { DuplicateChoice } from '../../exchange/file-import/duplicate-choice.tsx';
import { ImportDone } from '../../exchange/file-import/import-done.tsx';
import { ImportFrame } from '../../exchange/file-import/import-frame.tsx';
import { type ImportOrder, polledProgress } from '../../exchange/file-import/import-order.ts';
import { useImportFindingWords } from '../../exchange/file-import/use-import-finding-words.ts';
import type { ValidatedWords } from '../../exchange/file-import/validated-file.tsx';
import { ForCallers } from '../../exchange/for-callers.tsx';
import { callApi } from '../../lib/api/call-api.ts';
import { downloadFile, uploadFile } from '../../lib/api/transfer-file.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ListLink } from '../../ui/list-link.tsx';

const downloadEmptyProductFile = mutationOptions({
  mutationKey: ['downloadEmptyProductFile'],
  mutationFn: async ({ fileName, format }: { fileName: string; format: ExportFormat }) =>
    saveFile(`${fileName}.${format}`, await downloadFile('downloadEmptyProductFile', { query: { format } })),
});

const required: readonly string[] = requiredProductImportColumns;

const importProducts = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['importProducts'],
    mutationFn: ({ file, importId, dryRun, choice }: ImportOrder<ImportDuplicateChoice>) => {
      // With warnings allowed, also what would be added beside products that exist already is counted.
      const choices: Query = dryRun ? { dryRun: 'true' } : { onDuplicate: choice };
      return uploadFile('importProducts', { query: { importId, allowWarnings: 'true', ...choices }, file });
    },
    // Products and, from their addresses, suppliers.
    onSuccess: ({ written }) => (written ? queryClient.invalidateQueries() : undefined),
  });

const getImportProgress = (importId: string) =>
  polledProgress('getImportProgress', importId, (signal) =>
    callApi('getImportProgress', { params: { importId } }, { signal }),
  );

export function ImportPage() {
  const { t } = useTranslation('productImport');
  return (
    <ForCallers call="importProducts" title={t('title')}>
      <ProductImport />
    </ForCallers>
  );
}

function ProductImport() {
  const { t } = useTranslation('productImport');
  const { mutateAsync } = useMutation(importProducts(useQueryClient()));
  return (
    <ImportFrame<ImportResult, ImportDuplicateChoice>
      back={{ to: '/products/purchased', text: t('back') }}
      title={t('title')}
      subtitle={t('subtitle')}
      about={<AboutProductFile />}
      findingWords={useImportFindingWords()}
      send={mutateAsync}
      progress={{ query: getImportProgress, saving: t('saving') }}
      validated={useValidatedProducts()}
      firstChoice="skip"
      choice={(result, value, onChange) => <DuplicateChoice result={result} value={value} onChange={onChange} />}
      done={(result, onAnother) => <ProductsImported result={result} onAnother={onAnother} />}
    />
  );
}

/** What a file of products will do. */
function useValidatedProducts() {
  const { t } = useTranslation(['productImport', 'fileImport']);

  /** Those whom only products name that exist already were not counted. */
  function invites({ preview, suppliersInvited }: ImportResult, onDuplicate: ImportDuplicateChoice) {
    const namesSuppliers = preview.headings.includes(productImportHeadings.supplierEmail);
    if (onDuplicate === 'update' && namesSuppliers) return t('judged.invitesUnknown');
    return suppliersInvited > 0 && t('judged.invites', { count: suppliersInvited });
  }

  return (result: ImportResult, onDuplicate: ImportDuplicateChoice): ValidatedWords => {
    const { errors, rows, created } = result;
    return {
      title: t('fileImport:judged.ready', { count: rows }),
      notes: errors.length > 0 ? [] : [t('judged.readyText', { count: created }), invites(result, onDuplicate)],
      write: t('fileImport:judged.import'),
      writable: rows > 0,
    };
  };
}

function ProductsImported({ result, onAnother }: { result: ImportResult; onAnother: () => void }) {
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

type ImportResult = OperationOutput<'importProducts'>;

type Query = OperationInput<'importProducts'>['query'];

function AboutProductFile() {
  const { t } = useTranslation('productImport');
  return (
    <AboutFile download={downloadEmptyProductFile} fileName={t('fileName')}>
      <ColumnList
        columns={productImportColumns.map((column) => ({
          heading: productImportHeadings[column],
          optional: !required.includes(column),
          meaning: t(`column.${column}`),
        }))}
      />
    </AboutFile>
  );
}
