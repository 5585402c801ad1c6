import { Button } from '@mantine/core';
import { maxDeletedDocuments } from '@pcf/contract/exchange-limits';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../lib/api/api-errors.ts';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { showErrorToast, showProblemToast, showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type ChosenDocuments, documentsKey } from './documents.ts';

/** Whatever came of it, the list is read again: a colleague may have been first. */
const deleteDocuments = (queryClient: QueryClient) =>
  operationMutation('deleteDocuments', { onSettled: () => queryClient.invalidateQueries({ queryKey: documentsKey }) });

interface DeleteButtonProps {
  chosen: ChosenDocuments;
  disabled?: boolean;
  onDeleted: (ids: readonly string[]) => void;
}

/** Asks first. What cannot be deleted stays where it is, and a toast says why. */
export function DeleteButton({ chosen, disabled = false, onDeleted }: DeleteButtonProps) {
  const { t } = useTranslation('documents');
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useMutation(deleteDocuments(useQueryClient()));
  const count = chosen.length;

  async function remove() {
    const ids = chosen.map(({ id }) => id);
    try {
      await mutateAsync({ body: { ids } });
      showSuccessToast('documents:deleted', { count });
      onDeleted(ids);
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'DOCUMENT_IN_USE') showErrorToast('documents:inUse', { count });
      else showProblemToast(error);
    }
    setAsking(false);
  }

  return (
    <>
      <Button disabled={disabled || count === 0 || count > maxDeletedDocuments} onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('deleteTitle', { count })}
        confirm={t('delete')}
        dangerous
        pending={isPending}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <p>{count === 1 ? t('deleteOne', { name: chosen[0]?.name }) : t('deleteText')}</p>
      </ConfirmDialog>
    </>
  );
}
