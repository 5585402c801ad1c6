import { Button } from '@mantine/core';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { requiredProductImportColumns } from '@pcf/contract/product-import-headings';
import { type SoldProductFileColumn, soldProductFileHeadings } from '@pcf/contract/sold-product-file-headings';
import { emissionScopes, lifecycleBoundaries, primaryDataShareTypes } from '@pcf/contract/vocabulary/emission-data';
import type { ImportDuplicateChoice } from '@pcf/contract/vocabulary/files';
import type { ExportFormat } from '@pcf/contract/vocabulary/lists';
import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AboutFile } from '../../exchange/file-import/about-file.tsx';
import { ColumnList, type FileColumn } from '../../exchange/file-import/column-list.tsx';
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
import kit from '../../ui/kit.module.css';
import { ListLink } from '../../ui/list-link.tsx';
import classes from './import-page.module.css';

export const soldProductFileColumns = Object.keys(soldProductFileHeadings) as SoldProductFileColumn[];

const required: readonly string[] = requiredProductImportColumns;

/** Of columns that take one of a few codes, all of them. */
const codes: { readonly [Column in SoldProductFileColumn]?: readonly string[] } = {
  lifecycleBoundary: lifecycleBoundaries,
  scopes: emissionScopes,
  primaryDataShareType: primaryDataShareTypes,
};

const downloadEmptySoldProductFile = mutationOptions({
  mutationKey: ['downloadEmptyTemplateFile'],
  mutationFn: async ({ fileName, format }: { fileName: string; format: ExportFormat }) =>
    saveFile(`${fileName}.${format}`, await downloadFile('downloadEmptyTemplateFile', { query: { format } })),
});

const importSoldProducts = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['importTemplates'],
    mutationFn: ({ file, importId, dryRun, choice }: ImportOrder<ImportDuplicateChoice>) => {
      const choices: Query = dryRun ? { dryRun: 'true' } : { onDuplicate: choice };
      return uploadFile('importTemplates', { query: { importId, allowWarnings: 'true', ...choices }, file });
    },
    // Sold products, and what requests are offered them.
    onSuccess: ({ written }) => (written ? queryClient.invalidateQueries() : undefined),
  });

const getSoldProductImportProgress = (importId: string) =>
  polledProgress('getTemplateImportProgress', importId, (signal) =>
    callApi('getTemplateImportProgress', { params: { importId } }, { signal }),
  );

/** Products that are sold, with their emission data, from one file. */
export function ImportPage() {
  const { t } = useTranslation('templateImport');
  return (
    <ForCallers call="importTemplates" title={t('title')}>
      <SoldProductImport />
    </ForCallers>
  );
}

function SoldProductImport() {
  const { t } = useTranslation('templateImport');
  const { mutateAsync } = useMutation(importSoldProducts(useQueryClient()));
  return (
    <ImportFrame<SoldProductImportResult, ImportDuplicateChoice>
      back={{ to: '/products/sold', text: t('back') }}
      title={t('title')}
      subtitle={t('subtitle')}
      about={<AboutSoldProductFile />}
      findingWords={useImportFindingWords()}
      send={mutateAsync}
      progress={{ query: getSoldProductImportProgress, saving: t('saving') }}
      validated={useValidatedSoldProducts()}
      firstChoice="skip"
      choice={(result, value, onChange) => <DuplicateChoice result={result} value={value} onChange={onChange} />}
      done={(result, onAnother) => <SoldProductsImported result={result} onAnother={onAnother} />}
    />
  );
}

/** What a file of sold products will do. */
function useValidatedSoldProducts() {
  const { t } = useTranslation(['templateImport', 'fileImport']);

  /** Those that exist already were not counted. */
  function incomplete({ incomplete: count }: SoldProductImportResult, onDuplicate: ImportDuplicateChoice) {
    return onDuplicate === 'skip' && count > 0 && t('judged.incomplete', { count });
  }

  return (result: SoldProductImportResult, onDuplicate: ImportDuplicateChoice): ValidatedWords => {
    const { errors, rows, created } = result;
    return {
      title: t('fileImport:judged.ready', { count: rows }),
      notes: errors.length > 0 ? [] : [t('judged.added', { count: created }), incomplete(result, onDuplicate)],
      write: t('fileImport:judged.import'),
      writable: rows > 0,
    };
  };
}

function SoldProductsImported({ result, onAnother }: { result: SoldProductImportResult; onAnother: () => void }) {
  const { t } = useTranslation(['templateImport', 'fileImport']);
  const { created, updated, skipped, incomplete } = result;
  const isComplete = incomplete === 0;
  return (
    <ImportDone
      title={created > 0 || updated === 0 ? t('done.added', { count: created }) : t('done.updated', { count: updated })}
      notes={[
        created > 0 && updated > 0 && t('fileImport:done.updated', { count: updated }),
        incomplete > 0 && t('done.incomplete', { count: incomplete }),
        skipped > 0 && t('fileImport:done.skipped', { count: skipped }),
        isComplete && t('done.next'),
      ]}
      warned={!isComplete}
      another={t('fileImport:done.another')}
      onAnother={onAnother}
    >
      {isComplete ? null : (
        <Button
          variant="filled"
          renderRoot={(button) => <Link {...button} to="/products/sold" search={{ complete: 'false' }} />}
        >
          {t('done.fillIn')}
        </Button>
      )}
      <Button component={ListLink} to="/products/sold" variant={isComplete ? 'filled' : 'default'}>
        {t('done.show')}
      </Button>
    </ImportDone>
  );
}

type SoldProductImportResult = OperationOutput<'importTemplates'>;

type Query = OperationInput<'importTemplates'>['query'];

function AboutSoldProductFile() {
  const { t } = useTranslation('templateImport');
  const columns = useSoldProductColumns();
  return (
    <AboutFile download={downloadEmptySoldProductFile} fileName={t('fileName')}>
      <p className={`${kit.reading} ${kit.below12}`}>{t('needed')}</p>
      <details>
        <summary className={`${kit.strong} ${classes.summary}`}>{t('columns')}</summary>
        <ColumnList columns={columns} />
      </details>
    </AboutFile>
  );
}

/** The columns of a file of sold products, in the order of the empty file. */
function useSoldProductColumns(): FileColumn[] {
  const { t } = useTranslation('templateImport');
  return soldProductFileColumns.map((column) => ({
    heading: soldProductFileHeadings[column],
    optional: !required.includes(column),
    meaning: t(`column.${column}`, { codes: codes[column]?.join(', ') }),
  }));
}
