import { Button } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { type DeclineReasonCode, declineNeedsText, declineReasonCodes } from '@pcf/contract/vocabulary/requests';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { refreshLines } from '../../../exchange/refresh-lines.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { dayOf } from '../../../lib/format/date-format.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DayField } from '../../../ui/day-field.tsx';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { type AnswerAddress, type EmissionAnswer, getEmissionAnswer } from './answer-calls.ts';

const declineEmissionRequest = (queryClient: QueryClient) =>
  operationMutation('declineEmissionRequest', {
    onSuccess: (answer, { params }) => {
      queryClient.setQueryData(getEmissionAnswer(params).queryKey, answer);
      return refreshLines(queryClient);
    },
  });

interface DeclineValues {
  reasonCode: DeclineReasonCode | '';
  reason: string;
  expectedDate: string;
}

interface DeclineDialogProps {
  opened: boolean;
  answer: EmissionAnswer;
  address: AnswerAddress;
  onClose: () => void;
}

/** Not answering is an answer too, as long as the customer learns why. */
export function DeclineDialog({ opened, answer, address, onClose }: DeclineDialogProps) {
  const { t } = useTranslation(['answer', 'emissionData', 'common']);
  const form = useForm<DeclineValues>({ defaultValues: { reasonCode: '', reason: '', expectedDate: '' } });
  const decline = useMutation(declineEmissionRequest(useQueryClient()));
  const problem = useProblemText(decline.error);
  const customer = answer.requestData.customer.name;
  const textId = useId();
  const reasonCode = form.watch('reasonCode') || null;
  const hasDate = reasonCode === 'NO_DATA_YET';
  const needsText = declineNeedsText(reasonCode);

  async function submit({ reasonCode, reason, expectedDate }: DeclineValues) {
    try {
      await decline.mutateAsync({
        params: { ...address },
        body: {
          reason: reason.trim() || null,
          reasonCode: reasonCode || null,
          expectedDate: (hasDate && expectedDate) || null,
        },
      });
    } catch (error) {
      showFieldProblems(form, error);
      return;
    }
    onClose();
    showSuccessToast('answer:decline.done');
  }

  return (
    <ModalFrame
      opened={opened}
      onClose={onClose}
      title={t('decline.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="filled" form={textId} type="submit" loading={decline.isPending}>
            {t('decline.confirm')}
          </Button>
        </>
      }
    >
      <FormFrame form={form} problem={problem} onSubmit={submit} id={textId}>
        <p className={kit.reading}>{t('decline.lead', { customer })}</p>
        <ChoiceField<DeclineValues>
          name="reasonCode"
          label={t('decline.kind')}
          autoFocus
          options={declineReasonCodes.map((code) => ({
            value: code,
            label: t(`emissionData:vocabulary.declineReason.${code}`),
          }))}
        />
        {hasDate ? (
          <DayField<DeclineValues>
            name="expectedDate"
            label={t('decline.expected')}
            help={t('decline.expectedHelp')}
            earliest={dayOf(new Date())}
          />
        ) : null}
        <TextAreaField<DeclineValues>
          name="reason"
          label={t('decline.reason')}
          help={t('decline.reasonHelp')}
          required={needsText}
          rules={{
            maxLength: textLimits.reviewReason,
            validate: (reason) => !needsText || String(reason).trim() !== '' || t('decline.required'),
          }}
        />
      </FormFrame>
    </ModalFrame>
  );
}
