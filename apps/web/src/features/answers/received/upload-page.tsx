import { Button } from '@mantine/core';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { type AnswerImportProblem, answerImportWarnings } from '@pcf/contract/vocabulary/files';
import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FindingWords } from '../../../exchange/file-import/file-finding.ts';
import { ImportDone } from '../../../exchange/file-import/import-done.tsx';
import { ImportFrame } from '../../../exchange/file-import/import-frame.tsx';
import type { ImportOrder } from '../../../exchange/file-import/import-order.ts';
import { RowChoice } from '../../../exchange/file-import/row-choice.tsx';
import type { ValidatedWords } from '../../../exchange/file-import/validated-file.tsx';
import { ForCallers } from '../../../exchange/for-callers.tsx';
import { uploadFile } from '../../../lib/api/transfer-file.ts';
import { ListLink } from '../../../ui/list-link.tsx';

/** What is done with a file of answers. */
export const answerFileAims = ['save', 'submit'] as const;

const importAnswers = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['importAnswers'],
    mutationFn: ({ file, choice: aim, dryRun }: ImportOrder<AnswerFileAim>) => {
      const choices: Query = dryRun ? { dryRun: 'true' } : {};
      return uploadFile('importAnswers', {
        query: { allowWarnings: 'true', submit: aim === 'submit' ? 'true' : 'false', ...choices },
        file,
      });
    },
    onSuccess: ({ written }) => (written ? queryClient.invalidateQueries() : undefined),
  });

const warnings: readonly string[] = answerImportWarnings;

/** Requests that went out as a spreadsheet come back filled in. */
export function UploadPage() {
  const { t } = useTranslation('answerFile');
  return (
    <ForCallers call="importAnswers" title={t('title')}>
      <AnswerUpload />
    </ForCallers>
  );
}

function AnswerUpload() {
  const { t } = useTranslation('answerFile');
  const { mutateAsync } = useMutation(importAnswers(useQueryClient()));
  return (
    <ImportFrame<AnswerImportResult, AnswerFileAim>
      back={{ to: '/products/received-requests', text: t('back') }}
      title={t('title')}
      subtitle={t('subtitle')}
      drop={{ title: t('drop.title'), limits: t('drop.limits') }}
      findingWords={useAnswerFindingWords()}
      send={mutateAsync}
      writing={(name) => t('writing', { name })}
      validated={useValidatedAnswers()}
      firstChoice="save"
      choice={(_, aim, onChange) => <AimChoice value={aim} onChange={onChange} />}
      validatesChoice
      done={(result, onAnother) => <UploadDone result={result} onAnother={onAnother} />}
    />
  );
}

/** Why a cell, a row or a file of answers is not taken, in the reader's language. */
function useAnswerFindingWords(): FindingWords {
  const { t } = useTranslation('answerFile');
  return {
    isWarning: ({ code }) => warnings.includes(code),
    textOf: ({ code, column = '', value = '' }) =>
      t(`problem.${code as AnswerImportProblem}`, { column, value, count: Number(value) || 0 }),
  };
}

interface AimChoiceProps {
  value: AnswerFileAim;
  onChange: (value: AnswerFileAim) => void;
}

/** What becomes of the rows. */
function AimChoice({ value, onChange }: AimChoiceProps) {
  const { t } = useTranslation('answerFile');
  return (
    <RowChoice
      name="aim"
      legend={t('aim.title')}
      choices={answerFileAims}
      label={(aim) => t(`aim.${aim}`)}
      value={value}
      onChange={onChange}
    />
  );
}

/** What a file of answers will do. */
function useValidatedAnswers() {
  const { t } = useTranslation(['answerFile', 'fileImport']);
  return (result: AnswerImportResult, aim: AnswerFileAim): ValidatedWords => {
    const { errors, warnings, moreErrors, moreWarnings, saved, submitted, skipped } = result;
    const count = aim === 'submit' ? submitted : saved;
    return {
      title: t(`judged.ready.${aim}`, { count }),
      notes: [
        moreWarnings && !moreErrors && t('fileImport:judged.more'),
        warnings.length > 0 && errors.length === 0 && t('judged.warnings', { count: warnings.length }),
        skipped > 0 && t('skipped', { count: skipped }),
      ],
      write: t(`judged.do.${aim}`),
      writable: count > 0,
    };
  };
}

function UploadDone({ result, onAnother }: { result: AnswerImportResult; onAnother: () => void }) {
  const { t } = useTranslation(['answerFile', 'fileImport']);
  const { saved, submitted, skipped } = result;
  return (
    <ImportDone
      title={submitted > 0 ? t('done.submitted', { count: submitted }) : t('done.saved', { count: saved })}
      notes={[
        skipped > 0 && t('skipped', { count: skipped }),
        t(submitted > 0 ? 'done.submittedNext' : 'done.savedNext'),
      ]}
      another={t('fileImport:drop.another')}
      onAnother={onAnother}
    >
      <Button component={ListLink} to="/products/received-requests" variant="filled">
        {t('done.show')}
      </Button>
    </ImportDone>
  );
}

type AnswerImportResult = OperationOutput<'importAnswers'>;

type Query = OperationInput<'importAnswers'>['query'];

type AnswerFileAim = (typeof answerFileAims)[number];
