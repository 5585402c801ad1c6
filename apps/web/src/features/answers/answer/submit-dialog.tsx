import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEditorWork } from '../../../exchange/emission-editor/editor-work.ts';
import { ShareDialog } from '../../../exchange/emission-editor/share-dialog.tsx';
import { useDoubts } from '../../../exchange/emission-form/comparison/use-doubts.ts';
import { sendableValues } from '../../../exchange/emission-form/sendable-values.ts';
import { refreshLines } from '../../../exchange/refresh-lines.ts';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { type EmissionAnswer, getEmissionAnswer } from './answer-calls.ts';
import { submitBody } from './answer-values.ts';
import { useAnswerWork } from './answer-work.ts';

const submitEmissionData = (queryClient: QueryClient) =>
  operationMutation('submitEmissionData', {
    onSuccess: (answer, { params }) => {
      queryClient.setQueryData(getEmissionAnswer(params).queryKey, answer);
      return refreshLines(queryClient);
    },
  });

interface SubmitDialogProps {
  opened: boolean;
  onClose: () => void;
  onSubmitted: (answer: EmissionAnswer) => void;
  onStale: () => void;
}

/** Exactly what will be shared, and with whom, before it is. */
export function SubmitDialog({ opened, onClose, onSubmitted, onStale }: SubmitDialogProps) {
  const { t } = useTranslation('answer');
  const { answer, address } = useAnswerWork();
  const { form } = useEditorWork();
  const submit = useMutation(submitEmissionData(useQueryClient()));
  const problem = useProblemText(submit.error);
  const { asksForSentence } = useDoubts();
  const customer = answer.requestData.customer.name;
  const close = () => {
    if (submit.isPending) return;
    submit.reset();
    onClose();
  };

  async function send() {
    // The field is shown above and says what is missing.
    if (asksForSentence && !(await form.trigger('plausibilityConfirmation', { shouldFocus: true }))) return;
    try {
      const values = sendableValues(form.getValues());
      const body = submitBody(values, answer.submissionVersion);
      onSubmitted(await submit.mutateAsync({ params: { ...address }, body }));
    } catch (error) {
      showFieldProblems(form, error);
      if (error instanceof ApiProblem && error.code === 'STALE_VERSION') onStale();
    }
  }

  return (
    <ShareDialog
      opened={opened}
      pending={submit.isPending}
      title={t('submit.title')}
      lead={t('submit.lead', { customer, version: answer.submissionVersion + 1 })}
      back={t('submit.back')}
      confirm={t('submit.confirm', { customer })}
      problem={problem}
      withRows={form.getValues('shareRows')}
      onConfirm={() => void send()}
      onClose={close}
    />
  );
}

export type SubmitBody = OperationInput<'submitEmissionData'>['body'];
