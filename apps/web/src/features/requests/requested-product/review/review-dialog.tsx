import { Button } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../../../ui/form/form-frame.tsx';
import kit from '../../../../ui/kit.module.css';
import { LeaveGuard } from '../../../../ui/leave-guard/leave-guard.tsx';
import { ModalFrame } from '../../../../ui/modal-frame.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import classes from '../submission/submission-section.module.css';

export interface CommentValues {
  comment: string;
}

interface ReviewDialogProps {
  opened: boolean;
  /** Kept outside, so that what was written outlives the dialog. */
  form: UseFormReturn<CommentValues>;
  words: { title: string; text: string; comment: string; confirm: string };
  problem: string | undefined;
  /** Why it came too late. */
  conflict: ReactNode;
  onSubmit: (comment: string) => Promise<void>;
  onClose: () => void;
}

/** Something that the supplier has to be told the reason for. A reason that was begun is not left behind unasked. */
export function ReviewDialog({ opened, form, words, problem, conflict, onSubmit, onClose }: ReviewDialogProps) {
  const { t } = useTranslation(['review', 'common']);
  const { isSubmitting, isDirty } = form.formState;
  return (
    <>
      <LeaveGuard
        unsaved={isDirty}
        words={{
          title: t('comment.leave.title'),
          message: t('comment.leave.message'),
          stay: t('comment.leave.stay'),
          confirm: t('comment.leave.confirm'),
        }}
      />
      <ModalFrame opened={opened} onClose={() => isSubmitting || onClose()} title={words.title}>
        <div className={`${kit.stack16} ${classes.dialog}`}>
          <p className={kit.muted}>{words.text}</p>
          {conflict}
          <FormFrame form={form} problem={problem} onSubmit={({ comment }) => onSubmit(comment.trim())}>
            <TextAreaField<CommentValues>
              name="comment"
              label={words.comment}
              help={t('comment.help')}
              takesFocus
              rules={{
                required: t('comment.required'),
                maxLength: textLimits.reviewReason,
                validate: (text) => text.trim() !== '' || t('comment.required'),
              }}
            />
            <div className={kit.actionsEnd}>
              <Button disabled={isSubmitting} onClick={onClose}>
                {t('common:cancel')}
              </Button>
              <Button type="submit" variant="filled" loading={isSubmitting}>
                {words.confirm}
              </Button>
            </div>
          </FormFrame>
        </div>
      </ModalFrame>
    </>
  );
}
