import { Button } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../lib/toasts/show-toast.tsx';
import { showFieldProblems } from '../ui/form/field-problems.ts';
import { FormFrame } from '../ui/form/form-frame.tsx';
import { useProblemText } from '../ui/form/use-problem-text.ts';
import { LeaveGuard } from '../ui/leave-guard/leave-guard.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';

interface CommentValues {
  text: string;
}

const empty: CommentValues = { text: '' };

interface CommentFormProps {
  /** To whom one writes. */
  label: string;
  help: string;
  /** Where the other side does not get it. */
  isNote: boolean;
  onSend: (text: string) => Promise<unknown>;
  /** Why the last one was not sent. */
  error: unknown;
}

/** A word to the other side. It stays in the field until the server has it. */
export function CommentForm({ label, help, isNote, onSend, error: refusal }: CommentFormProps) {
  const { t } = useTranslation('requests');
  const form = useForm<CommentValues>({ defaultValues: empty });
  const { isDirty, isSubmitting } = form.formState;
  const problem = useProblemText(refusal);

  async function submit({ text }: CommentValues) {
    try {
      await onSend(text.trim());
    } catch (error) {
      showFieldProblems(form, error);
      return;
    }
    form.reset(empty);
    showSuccessToast(isNote ? 'requests:comment.elsewhere.sent' : 'requests:comment.sent');
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
      <TextAreaField<CommentValues>
        name="text"
        label={label}
        help={help}
        rules={{
          required: t('comment.required'),
          maxLength: textLimits.lineComment,
          validate: (text) => text.trim() !== '' || t('comment.required'),
        }}
      />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {t(isNote ? 'comment.elsewhere.send' : 'comment.send')}
        </Button>
      </div>
    </FormFrame>
  );
}
