import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CommentForm as SharedCommentForm } from '../../../exchange/comment-form.tsx';
import { useIsExternal } from '../../../exchange/network/external-partners.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { getRequestedProduct, type LineAddress, type RequestedProduct } from './requested-product-calls.ts';

const addCustomerComment = (queryClient: QueryClient, address: LineAddress) =>
  operationMutation('addCustomerComment', {
    input: (text: string) => ({ params: { ...address }, body: { text } }),
    onSuccess: (product) => queryClient.setQueryData(getRequestedProduct(address).queryKey, product),
  });

interface CommentFormProps {
  product: RequestedProduct;
  address: LineAddress;
}

/** A word to the supplier; to colleagues alone where the supplier’s platform takes none. */
export function CommentForm({ product: { supplier }, address }: CommentFormProps) {
  const { t } = useTranslation('requests');
  const { mutateAsync, error } = useMutation(addCustomerComment(useQueryClient(), address));
  const isExternal = useIsExternal(supplier?.id);
  return (
    <SharedCommentForm
      label={t(isExternal ? 'comment.elsewhere.label' : 'comment.label')}
      help={isExternal ? t('comment.elsewhere.help', { partner: supplier?.name ?? '' }) : t('comment.help')}
      isNote={isExternal}
      onSend={mutateAsync}
      error={error}
    />
  );
}
