import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CommentForm as SharedCommentForm } from '../../components/line-timeline/comment-form.tsx';
import { addCustomerComment } from './api/add-customer-comment.ts';
import type { LineAddress } from './api/get-requested-product.ts';

/** A word to the supplier. */
export function CommentForm({ address }: { address: LineAddress }) {
  const { t } = useTranslation('requests');
  const { mutateAsync, error } = useMutation(addCustomerComment(useQueryClient(), address));
  return <SharedCommentForm label={t('comment.label')} help={t('comment.help')} onSend={mutateAsync} error={error} />;
}
