import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { showChangedNetwork, useRefusalText } from '../connection-calls.ts';
import type { NetworkConnection } from '../network-calls.ts';
import { ConnectionForm } from './connection-form.tsx';
import { type ConnectionValues, toUpdate, valuesOf } from './connection-values.ts';
import { useShowRefusedFields } from './use-show-refused-fields.ts';

const updateNetworkConnection = (queryClient: QueryClient, connectionId: string) =>
  operationMutation('updateNetworkConnection', {
    mutationKey: ['updateNetworkConnection', connectionId],
    input: (body: OperationInput<'updateNetworkConnection'>['body']) => ({ params: { connectionId }, body }),
    // Also where it was refused: a colleague may have changed or ended it.
    onSettled: () => showChangedNetwork(queryClient),
  });

interface EditModalProps {
  connection: NetworkConnection;
  opened: boolean;
  onClose: () => void;
}

/** What a colleague has changed meanwhile is told when it is saved, not written over what is typed. */
export function EditModal({ connection, opened, onClose }: EditModalProps) {
  const { t } = useTranslation('network');
  const { name } = connection;
  const form = useForm<ConnectionValues>({ defaultValues: valuesOf(connection) });
  const update = useMutation(updateNetworkConnection(useQueryClient(), connection.id));
  const [version, setVersion] = useState(connection.version);
  const isStale = newerVersionOf(update.error) !== null;
  const refusal = useRefusalText(update.error);
  const showRefusedFields = useShowRefusedFields(form);

  async function submit(values: ConnectionValues) {
    try {
      await update.mutateAsync(toUpdate(values, version));
    } catch (error) {
      setVersion(newerVersionOf(error) ?? version);
      showRefusedFields(error);
      return;
    }
    showSuccessToast('network:edit.saved', { name: values.name });
    onClose();
  }

  return (
    <ModalFrame
      opened={opened}
      onClose={() => (update.isPending ? undefined : onClose())}
      title={t('edit.title', { name })}
    >
      <ConnectionForm
        form={form}
        problem={isStale ? t('edit.stale') : refusal}
        submitText={t(isStale ? 'edit.saveAnyway' : 'edit.save')}
        stored
        onSubmit={submit}
        onCancel={() => {
          onClose();
          form.reset();
          update.reset();
        }}
      />
    </ModalFrame>
  );
}

/** The version that stood against a change; null where something else did. */
export function newerVersionOf(error: unknown): number | null {
  if (!(error instanceof ApiProblem) || error.code !== 'STALE_VERSION') return null;
  const { version } = error.problem;
  return typeof version === 'number' ? version : null;
}
