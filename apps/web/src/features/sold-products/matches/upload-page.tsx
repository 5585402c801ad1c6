import { Button } from '@mantine/core';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { type MatchImportProblem, matchImportWarnings } from '@pcf/contract/vocabulary/files';
import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FindingWords } from '../../../exchange/file-import/file-finding.ts';
import { ImportDone } from '../../../exchange/file-import/import-done.tsx';
import { ImportFrame } from '../../../exchange/file-import/import-frame.tsx';
import type { ImportOrder } from '../../../exchange/file-import/import-order.ts';
import type { ValidatedWords } from '../../../exchange/file-import/validated-file.tsx';
import { ForCallers } from '../../../exchange/for-callers.tsx';
import { uploadFile } from '../../../lib/api/transfer-file.ts';
import { ListLink } from '../../../ui/list-link.tsx';

const warnings: readonly string[] = matchImportWarnings;

const importSoldProductMatches = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['importTemplateMatches'],
    mutationFn: ({ file, dryRun }: ImportOrder<null>) => {
      const choices: Query = dryRun ? { dryRun: 'true' } : {};
      return uploadFile('importTemplateMatches', { query: { allowWarnings: 'true', ...choices }, file });
    },
    onSuccess: ({ written }) =>
      written ? queryClient.invalidateQueries({ queryKey: ['listTemplateMatches'] }) : undefined,
  });

/** Matches that went out as a spreadsheet come back filled in. */
export function UploadPage() {
  const { t } = useTranslation('templateMatches');
  return (
    <ForCallers call="importTemplateMatches" title={t('upload.title')}>
      <MatchUpload />
    </ForCallers>
  );
}

function MatchUpload() {
  const { t } = useTranslation(['templateMatches', 'answerFile', 'fileImport']);
  const { mutateAsync } = useMutation(importSoldProductMatches(useQueryClient()));
  return (
    <ImportFrame<MatchImportResult, null>
      back={{ to: '/products/received-requests/templates', text: t('title') }}
      title={t('upload.title')}
      subtitle={t('upload.subtitle')}
      drop={{ title: t('answerFile:drop.title'), limits: t('answerFile:drop.limits') }}
      findingWords={useMatchFindingWords()}
      send={mutateAsync}
      writing={(name) => t('answerFile:writing', { name })}
      validated={useValidatedMatches()}
      firstChoice={null}
      done={({ confirmed, unchanged }, onAnother) => (
        <ImportDone
          title={t('bulk.done', { count: confirmed })}
          notes={[unchanged > 0 && t('answerFile:skipped', { count: unchanged }), t('upload.next')]}
          another={t('fileImport:drop.another')}
          onAnother={onAnother}
        >
          <Button component={ListLink} to="/products/received-requests/templates" variant="filled">
            {t('upload.show')}
          </Button>
        </ImportDone>
      )}
    />
  );
}

/** What a file of matches will do. */
function useValidatedMatches() {
  const { t } = useTranslation(['templateMatches', 'answerFile']);
  return ({ errors, warnings, confirmed, unchanged }: MatchImportResult): ValidatedWords => ({
    title: t('upload.ready', { count: confirmed }),
    notes: [
      warnings.length > 0 && errors.length === 0 && t('answerFile:judged.warnings', { count: warnings.length }),
      unchanged > 0 && t('answerFile:skipped', { count: unchanged }),
    ],
    write: t('upload.write'),
    writable: confirmed > 0,
  });
}

type MatchImportResult = OperationOutput<'importTemplateMatches'>;

type Query = OperationInput<'importTemplateMatches'>['query'];

/** Why a row or a file of matches is not taken, in the reader's language; it goes wrong as a file of answers does. */
function useMatchFindingWords(): FindingWords {
  const { t } = useTranslation(['templateMatches', 'answerFile']);
  return {
    isWarning: ({ code }) => warnings.includes(code),
    textOf: ({ code: found, column = '', value = '' }) => {
      const code = found as MatchImportProblem;
      return code === 'UNKNOWN_TEMPLATE' || code === 'MATCH_EXISTS'
        ? t(`problem.${code}`, { value })
        : t(`answerFile:problem.${code}`, { column, value });
    },
  };
}
