import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CommentValues } from './review-dialog.tsx';
import type { Review } from './use-review.ts';

const empty: CommentValues = { comment: '' };

interface ReviewDialogOptions {
  review: Review;
  send: Review['sendBack'];
  onDone: () => void;
  onShowVersion: (version: number) => void;
}

/** A dialog that asks for a comment. It may be closed and opened again, and the comment is still there. */
export function useReviewDialog({ review, send, onDone, onShowVersion }: ReviewDialogOptions) {
  const [opened, setOpened] = useState(false);
  const form = useForm<CommentValues>({ defaultValues: empty });
  const close = () => {
    setOpened(false);
    review.forget();
  };
  return {
    form,
    opened,
    open: () => {
      review.forget();
      setOpened(true);
    },
    close,
    submit: async (comment: string) => {
      if (!(await send(comment))) return;
      form.reset(empty);
      close();
      onDone();
    },
    /** How it stands now, where somebody else was faster. */
    show: () => {
      if (review.conflict?.kind === 'stale') onShowVersion(review.conflict.version);
      close();
      void review.refresh();
    },
  };
}
