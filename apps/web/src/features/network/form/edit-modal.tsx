import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ModalFrame } from '../../../ui/modal-frame/modal-frame.tsx';
import { useReady } from '../../../ui/modal-frame/use-ready.ts';
import type { NetworkConnection } from '../api/list-network-connections.ts';
import { updateNetworkConnection } from '../api/update-network-connection.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import { ConnectionForm } from './connection-form.tsx';
import { type ConnectionValues, toUpdate, valuesOf } from './connection-values.ts';
import { newerVersionOf } from './newer-version-of.ts';
import { useShowRefusedFields } from './use-show-refused-fields.ts';

interface EditModalProps {
  connection: NetworkConnection;
  opened: boolean;
  onClose: () => void;
}

/** What a colleague has changed meanwhile is told when it is saved, not written over what is typed. */
export function EditModal({ connection, opened, onClose }: EditModalProps) {
  const { t } = useTranslation('network');
  const { name } = connection;
  const ready = useReady();
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
      opened={opened && ready}
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
