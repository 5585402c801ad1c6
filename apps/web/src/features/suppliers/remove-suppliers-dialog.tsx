import { maxRemovedSuppliers } from '@pcf/contract/exchange-limits';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshLines } from '../../exchange/refresh-lines.ts';
import { ApiProblem } from '../../lib/api/api-errors.ts';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';

const removeSuppliers = (queryClient: QueryClient) =>
  operationMutation('removeSuppliers', {
    // Also after a refusal: what stands against it shows in the counts.
    onSettled: () => void refreshLines(queryClient),
  });

export interface RemoveSuppliersDialogProps {
  suppliers: readonly { readonly id: string; readonly name: string }[];
  opened: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** Says what stays before a connection ends, and what stands against it. */
export function RemoveSuppliersDialog({ suppliers, opened, onClose, onRemoved }: RemoveSuppliersDialogProps) {
  const { t } = useTranslation('suppliers');
  const remove = useMutation(removeSuppliers(useQueryClient()));
  const refusal = useProblemText(remove.error);
  const open = openRequestsOf(remove.error);
  const count = suppliers.length;
  const [first] = suppliers;
  const tooMany = count > maxRemovedSuppliers;
  const openText = open === null ? null : t('remove.open', { count: open });
  const problem = tooMany ? t('remove.tooMany', { limit: maxRemovedSuppliers }) : (openText ?? refusal);

  function close() {
    remove.reset();
    onClose();
  }

  async function confirm() {
    if (tooMany) return;
    try {
      await remove.mutateAsync({ body: suppliers.map(({ id }) => id) });
    } catch {
      return;
    }
    showSuccessToast('suppliers:remove.done', { count });
    close();
    onRemoved();
  }

  return (
    <ConfirmDialog
      opened={opened}
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

/** How many requests stand against a removal; null where something else does. */
export function openRequestsOf(error: unknown): number | null {
  if (!(error instanceof ApiProblem) || error.code !== 'SUPPLIER_HAS_OPEN_REQUESTS') return null;
  const { count } = error.problem;
  return typeof count === 'number' ? count : null;
}
