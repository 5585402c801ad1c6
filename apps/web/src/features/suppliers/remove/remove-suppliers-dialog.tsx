import { mostRemovedSuppliers } from '@pcf/contract/exchange-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { useReady } from '../../../ui/modal-frame/use-ready.ts';
import { removeSuppliers } from '../api/remove-suppliers.ts';
import { openRequestsOf } from './open-requests-of.ts';

export interface RemoveSuppliersDialogProps {
  suppliers: readonly { readonly id: string; readonly name: string }[];
  opened: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** Says what stays before a connection ends, and what stands against it. */
export function RemoveSuppliersDialog({ suppliers, opened, onClose, onRemoved }: RemoveSuppliersDialogProps) {
  const { t } = useTranslation('suppliers');
  const ready = useReady();
  const remove = useMutation(removeSuppliers(useQueryClient()));
  const refusal = useProblemText(remove.error);
  const open = openRequestsOf(remove.error);
  const count = suppliers.length;
  const [first] = suppliers;
  const tooMany = count > mostRemovedSuppliers;
  const openText = open === null ? null : t('remove.open', { count: open });
  const problem = tooMany ? t('remove.tooMany', { limit: mostRemovedSuppliers }) : (openText ?? refusal);

  function close() {
    remove.reset();
    onClose();
  }

  async function confirm() {
    if (tooMany) return;
    try {
      await remove.mutateAsync(suppliers.map(({ id }) => id));
    } catch {
      return;
    }
    showSuccessToast('suppliers:remove.done', { count });
    close();
    onRemoved();
  }

  return (
    <ConfirmDialog
      opened={opened && ready}
      title={count === 1 && first ? t('remove.titleOne', { name: first.name }) : t('remove.title', { count })}
      confirm={t('remove.confirm')}
      dangerous
      pending={remove.isPending}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p>{t('remove.goes', { count })}</p>
      <p>{t('remove.stays')}</p>
    </ConfirmDialog>
  );
}
