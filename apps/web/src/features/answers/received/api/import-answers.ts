import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ImportOrder } from '../../../../exchange/file-import/import-order.ts';
import { uploadFile } from '../../../../lib/api/call-api.ts';
import type { AnswerFileAim } from '../upload/answer-file-aim.ts';

export type AnswerImportResult = OperationOutput<'importAnswers'>;

type Query = OperationInput<'importAnswers'>['query'];

export const importAnswers = (queryClient: QueryClient) =>
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
