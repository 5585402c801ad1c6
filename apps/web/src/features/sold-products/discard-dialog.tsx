import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshSoldProducts } from '../../exchange/sold-products.ts';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import { useFocusOnPage } from '../../ui/modal-frame.tsx';

const discardSoldProductDraft = (queryClient: QueryClient, soldProductId: string) =>
  operationMutation('discardTemplateDraft', {
    mutationKey: ['discardTemplateDraft', soldProductId],
    onSuccess: () => refreshSoldProducts(queryClient),
  });

interface DiscardDialogProps {
  soldProductId: string;
  opened: boolean;
  onClose: () => void;
  /** What is read anew is there. */
  onDiscarded?: () => void;
}

/** Asks before changes are dropped that nobody has been sent. */
export function DiscardDialog({ soldProductId, opened, onClose, onDiscarded }: DiscardDialogProps) {
  const { t } = useTranslation('templates');
  useFocusOnPage(opened);
  const discard = useMutation(discardSoldProductDraft(useQueryClient(), soldProductId));
  const problem = useProblemText(discard.error);

  async function confirm() {
    try {
      await discard.mutateAsync({ params: { templateId: soldProductId } });
      onDiscarded?.();
      showSuccessToast('templates:draft.discarded');
      onClose();
    } catch {
      // The dialog or a toast says why.
    }
  }

  return (
    <ConfirmDialog
      opened={opened}
      title={t('draft.discardTitle')}
      confirm={t('draft.discard')}
      dangerous
      pending={discard.isPending}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('draft.discardText')}</p>
    </ConfirmDialog>
  );
}
