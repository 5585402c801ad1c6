import { Button, Group } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAnyElsewhere } from '../../../../exchange/network/use-any-elsewhere.ts';
import { refreshLines } from '../../../../exchange/refresh-lines.ts';
import { dayOf } from '../../../../lib/format/calendar-day.ts';
import { showSuccessToast } from '../../../../lib/toasts/show-toast.tsx';
import { DayField } from '../../../../ui/day-field/day-field.tsx';
import { FormFrame } from '../../../../ui/form/form-frame.tsx';
import { showFieldProblems } from '../../../../ui/form/show-field-problems.ts';
import { useProblemText } from '../../../../ui/form/use-problem-text.ts';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { resendRequestsPartly } from '../api/resend-requests-partly.ts';
import { PlanColumns } from '../plan-columns.tsx';
import type { ResendPlan } from './resend-plan.ts';
import { ResendSummary } from './resend-summary.tsx';

interface ResendValues {
  comment: string;
  dueDate: string;
}

interface ResendFormProps {
  plan: ResendPlan;
  onClose: () => void;
  onDone: () => void;
}

export function ResendForm({ plan, onClose, onDone }: ResendFormProps) {
  const { t } = useTranslation(['lineActions', 'common']);
  const queryClient = useQueryClient();
  const form = useForm<ResendValues>({ defaultValues: { comment: '', dueDate: '' } });
  const resend = useMutation(resendRequestsPartly);
  const problem = useProblemText(resend.error);
  const { isSubmitting } = form.formState;
  const elsewhere = useAnyElsewhere(plan.supplierIds);

  async function submit({ comment, dueDate }: ResendValues) {
    const words = comment.trim();
    try {
      const { sent } = await resend.mutateAsync({
        items: plan.items,
        ...(words && { comment: words }),
        ...(dueDate && { dueDate }),
      });
      showSuccessToast('lineActions:resend.done', { count: sent.length });
      onDone();
      onClose();
    } catch (error) {
      showFieldProblems(form, error);
    } finally {
      void refreshLines(queryClient);
    }
  }

  return (
    <PlanColumns
      summary={<ResendSummary plan={plan} elsewhere={elsewhere} />}
      form={
        plan.items.length > 0 ? (
          <FormFrame form={form} problem={problem} onSubmit={submit}>
            <TextField<ResendValues>
              name="comment"
              label={t('resend.comment')}
              help={t(elsewhere ? 'elsewhere.resendComment' : 'resend.commentHelp')}
              multiline
              rules={{ maxLength: textLimits.requestComment }}
            />
            <DayField<ResendValues>
              name="dueDate"
              label={t('resend.dueDate')}
              help={t('resend.dueDateHelp')}
              earliest={dayOf(new Date())}
            />
            <Group gap={8}>
              <Button type="submit" variant="filled" loading={isSubmitting}>
                {t('resend.submit', { count: plan.items.length })}
              </Button>
              <Button disabled={isSubmitting} onClick={onClose}>
                {t('common:cancel')}
              </Button>
            </Group>
          </FormFrame>
        ) : null
      }
      onClose={onClose}
    />
  );
}
