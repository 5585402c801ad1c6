import { Button } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIsExternal } from '../../../exchange/network/external-partners.ts';
import { refreshLines } from '../../../exchange/refresh-lines.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { dayOf } from '../../../lib/format/date-format.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { DayField } from '../../../ui/day-field.tsx';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import classes from './answer.module.css';
import { type AnswerAddress, getEmissionAnswer } from './answer-calls.ts';
import { expectedDatePresets, latestExpectedDate, presetDate } from './expected-dates.ts';

const postponeEmissionRequest = (queryClient: QueryClient) =>
  operationMutation('postponeEmissionRequest', {
    onSuccess: (answer, { params }) => {
      queryClient.setQueryData(getEmissionAnswer(params).queryKey, answer);
      return refreshLines(queryClient);
    },
  });

interface PostponeValues {
  expectedDate: string;
  comment: string;
}

export interface PostponeDialogProps {
  opened: boolean;
  address: AnswerAddress;
  customer: { readonly id: string; readonly name: string };
  /** What was said before. */
  expectedDate: string | null;
  onClose: () => void;
}

/** Not answering yet: by when there will be data, so that nobody is reminded until then. */
export function PostponeDialog({ opened, address, customer, expectedDate, onClose }: PostponeDialogProps) {
  const { t } = useTranslation(['answer', 'common']);
  const now = new Date();
  const form = useForm<PostponeValues>({ defaultValues: { expectedDate: expectedDate ?? '', comment: '' } });
  const postpone = useMutation(postponeEmissionRequest(useQueryClient()));
  const problem = useProblemText(postpone.error);
  const external = useIsExternal(customer.id);
  const formId = useId();
  const chosen = form.watch('expectedDate');

  async function submit(values: PostponeValues) {
    try {
      await postpone.mutateAsync({
        params: { requestReference: address.requestReference, productId: address.productId },
        body: { expectedDate: values.expectedDate, comment: values.comment.trim() || null },
      });
    } catch (error) {
      showFieldProblems(form, error);
      return;
    }
    onClose();
    showSuccessToast(external ? 'answer:postpone.doneElsewhere' : 'answer:postpone.done');
  }

  return (
    <ModalFrame
      opened={opened}
      onClose={onClose}
      title={t('postpone.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="filled" form={formId} type="submit" loading={postpone.isPending}>
            {t('postpone.confirm')}
          </Button>
        </>
      }
    >
      <FormFrame form={form} problem={problem} onSubmit={submit} id={formId}>
        <p className={`${kit.reading} ${kit.breakable}`}>
          {t(external ? 'postpone.elsewhere' : 'postpone.lead', { customer: customer.name })}
        </p>
        <div className={kit.stack8}>
          <DayField<PostponeValues>
            name="expectedDate"
            label={t('postpone.date')}
            earliest={dayOf(now)}
            latest={latestExpectedDate(now)}
            rules={{ required: t('postpone.required') }}
          />
          <div className={kit.row8}>
            {expectedDatePresets.map((preset) => (
              <Button
                key={preset}
                size="xs"
                className={classes.preset ?? ''}
                aria-pressed={chosen === presetDate(preset, now)}
                onClick={() =>
                  form.setValue('expectedDate', presetDate(preset, now), { shouldDirty: true, shouldValidate: true })
                }
              >
                {t(`postpone.preset.${preset}`)}
              </Button>
            ))}
          </div>
        </div>
        <TextAreaField<PostponeValues>
          name="comment"
          label={t('postpone.comment')}
          help={t(external ? 'postpone.commentElsewhere' : 'postpone.commentHelp')}
          rules={{ maxLength: textLimits.lineComment }}
        />
      </FormFrame>
    </ModalFrame>
  );
}
