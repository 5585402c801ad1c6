import { Button } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { showFieldProblems } from '../../components/form/show-field-problems.ts';
import { useProblemText } from '../../components/form/use-problem-text.ts';
import { LeaveGuard } from '../../components/leave-guard/leave-guard.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { addCustomerComment } from './api/add-customer-comment.ts';
import type { LineAddress } from './api/get-requested-product.ts';

interface CommentValues {
  text: string;
}

const empty: CommentValues = { text: '' };

/** A word to the supplier. It stays in the field until the server has it. */
export function CommentForm({ address }: { address: LineAddress }) {
  const { t } = useTranslation('requests');
  const form = useForm<CommentValues>({ defaultValues: empty });
  const { isDirty, isSubmitting } = form.formState;
  const comment = useMutation(addCustomerComment(useQueryClient(), address));
  const problem = useProblemText(comment.error);

  async function submit({ text }: CommentValues) {
    try {
      await comment.mutateAsync(text.trim());
    } catch (error) {
      showFieldProblems(form, error);
      return;
    }
    form.reset(empty);
    showSuccessToast('requests:comment.sent');
  }

  return (
    <FormFrame form={form} problem={problem} onSubmit={submit}>
      <LeaveGuard
        unsaved={isDirty}
        words={{
          title: t('comment.leave.title'),
          message: t('comment.leave.message'),
          stay: t('comment.leave.stay'),
          confirm: t('comment.leave.confirm'),
        }}
      />
      <TextField<CommentValues>
        name="text"
        label={t('comment.label')}
        help={t('comment.help')}
        multiline
        rules={{
          required: t('comment.required'),
          maxLength: textLimits.lineComment,
          validate: (text) => text.trim() !== '' || t('comment.required'),
        }}
      />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {t('comment.send')}
        </Button>
      </div>
    </FormFrame>
  );
}
