import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CommentForm as SharedCommentForm } from '../../../exchange/line-timeline/comment-form.tsx';
import { useIsElsewhere } from '../../../exchange/network/use-is-elsewhere.ts';
import { addCustomerComment } from './api/add-customer-comment.ts';
import type { LineAddress, RequestedProduct } from './api/get-requested-product.ts';

interface CommentFormProps {
  product: RequestedProduct;
  address: LineAddress;
}

/** A word to the supplier; to colleagues alone where the supplier’s platform takes none. */
export function CommentForm({ product: { supplier }, address }: CommentFormProps) {
  const { t } = useTranslation('requests');
  const { mutateAsync, error } = useMutation(addCustomerComment(useQueryClient(), address));
  const isElsewhere = useIsElsewhere(supplier?.id);
  return (
    <SharedCommentForm
      label={t(isElsewhere ? 'comment.elsewhere.label' : 'comment.label')}
      help={isElsewhere ? t('comment.elsewhere.help', { partner: supplier?.name ?? '' }) : t('comment.help')}
      isNote={isElsewhere}
      onSend={mutateAsync}
      error={error}
    />
  );
}
