import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDoubts } from '../../../components/emission-form/comparison/use-doubts.ts';
import { PlausibilityNotices } from '../../../components/emission-form/plausibility-notices.tsx';
import { sendableValues } from '../../../components/emission-form/sendable-values.ts';
import { ErrorSummary } from '../../../components/error-summary/error-summary.tsx';
import { showFieldProblems } from '../../../components/form/show-field-problems.ts';
import { useProblemText } from '../../../components/form/use-problem-text.ts';
import { ModalFrame } from '../../../components/modal-frame/modal-frame.tsx';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { submitBody } from '../answer-values.ts';
import { useAnswerWork } from '../answer-work.ts';
import type { EmissionAnswer } from '../api/get-emission-answer.ts';
import { submitEmissionData } from '../api/submit-emission-data.ts';
import { SharedAnswer } from './shared-answer.tsx';
import classes from './submit-dialog.module.css';

interface SubmitDialogProps {
  opened: boolean;
  onClose: () => void;
  onSubmitted: (answer: EmissionAnswer) => void;
  onStale: () => void;
}

/** Exactly what will be shared, and with whom, before it is. */
export function SubmitDialog({ opened, onClose, onSubmitted, onStale }: SubmitDialogProps) {
  const { t } = useTranslation('answer');
  const { answer, address, form } = useAnswerWork();
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
    <ModalFrame
      opened={opened}
      onClose={close}
      title={t('submit.title')}
      footer={
        <>
          <Button disabled={submit.isPending} onClick={close}>
            {t('submit.back')}
          </Button>
          <Button variant="filled" loading={submit.isPending} onClick={() => void send()}>
            {t('submit.confirm', { customer })}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        {submit.isPending ? null : <ErrorSummary problem={problem} fields={[]} />}
        <p className={classes.lead}>{t('submit.lead', { customer, version: answer.submissionVersion + 1 })}</p>
        <PlausibilityNotices />
        {opened ? <SharedAnswer /> : null}
      </div>
    </ModalFrame>
  );
}
