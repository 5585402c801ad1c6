import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useFocusOnPage } from '../../ui/modal-frame/use-focus-on-page.ts';
import { deleteNetworkConnection } from './api/delete-network-connection.ts';
import type { NetworkConnection } from './api/list-network-connections.ts';
import { useRefusalText } from './use-refusal-text.ts';

interface EndDialogProps {
  connection: NetworkConnection;
  opened: boolean;
  onClose: () => void;
}

export function EndDialog({ connection: { id, name, relations }, opened, onClose }: EndDialogProps) {
  const { t } = useTranslation('network');
  const end = useMutation(deleteNetworkConnection(useQueryClient()));
  const problem = useRefusalText(end.error);
  useFocusOnPage(opened);

  function close() {
    end.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      opened={opened}
      title={t('end.title', { name })}
      confirm={t('end.confirm')}
      dangerous
      pending={end.isPending}
      problem={problem}
      onConfirm={() =>
        end.mutate(id, {
          onSuccess: () => {
            showSuccessToast('network:end.done', { name });
            close();
          },
        })
      }
      onClose={close}
    >
      <p>{t('end.text')}</p>
      {relations.includes('CUSTOMER') ? <p>{t('end.customer', { name })}</p> : null}
      {relations.includes('SUPPLIER') ? <p>{t('end.supplier', { name })}</p> : null}
    </ConfirmDialog>
  );
}
