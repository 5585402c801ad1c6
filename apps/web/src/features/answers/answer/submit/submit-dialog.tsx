import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEditorWork } from '../../../../exchange/emission-editor/editor-work.ts';
import { ShareDialog } from '../../../../exchange/emission-editor/share-dialog.tsx';
import { useDoubts } from '../../../../exchange/emission-form/comparison/use-doubts.ts';
import { sendableValues } from '../../../../exchange/emission-form/sendable-values.ts';
import { ApiProblem } from '../../../../lib/api/api-problem.ts';
import { showFieldProblems } from '../../../../ui/form/show-field-problems.ts';
import { useProblemText } from '../../../../ui/form/use-problem-text.ts';
import { submitBody } from '../answer-values.ts';
import { useAnswerWork } from '../answer-work.ts';
import type { EmissionAnswer } from '../api/get-emission-answer.ts';
import { submitEmissionData } from '../api/submit-emission-data.ts';

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
  const submit = useMutation(submitEmissionData(useQueryClient(), address));
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
      onSubmitted(await submit.mutateAsync(submitBody(values, answer.submissionVersion)));
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
