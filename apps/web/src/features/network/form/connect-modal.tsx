import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../../ui/modal-frame/modal-frame.tsx';
import { useReady } from '../../../ui/modal-frame/use-ready.ts';
import { HandOverDialog } from '../access/hand-over-dialog.tsx';
import { createNetworkConnection } from '../api/create-network-connection.ts';
import type { NetworkConnection } from '../api/list-network-connections.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import { ConnectionForm } from './connection-form.tsx';
import { type ConnectionValues, emptyConnection, toCreate } from './connection-values.ts';
import { useShowRefusedFields } from './use-show-refused-fields.ts';

interface ConnectModalProps {
  opened: boolean;
  ownAddress: string | null;
  /** The partner's secret was taken down, and the connection can be tried. */
  onStored: (connection: NetworkConnection) => void;
  onClose: () => void;
}

/** Closed by mistake, it opens again with what was typed. */
export function ConnectModal({ opened, ownAddress, onStored, onClose }: ConnectModalProps) {
  const { t } = useTranslation('network');
  const ready = useReady();
  const form = useForm<ConnectionValues>({ defaultValues: emptyConnection });
  const create = useMutation(createNetworkConnection(useQueryClient()));
  const problem = useRefusalText(create.error);
  const showRefusedFields = useShowRefusedFields(form);
  const created = opened ? create.data : undefined;

  function forget() {
    form.reset(emptyConnection);
    create.reset();
  }

  async function submit(values: ConnectionValues) {
    try {
      await create.mutateAsync(toCreate(values));
    } catch (error) {
      showRefusedFields(error);
    }
  }

  return (
    <>
      <ModalFrame
        opened={opened && ready && !create.data}
        onClose={() => (create.isPending ? undefined : onClose())}
        title={t('connect.title')}
      >
        <ConnectionForm
          form={form}
          problem={problem}
          submitText={t('connect.submit')}
          onSubmit={submit}
          onCancel={() => {
            onClose();
            forget();
          }}
        />
      </ModalFrame>
      <HandOverDialog
        name={created?.name ?? ''}
        ownAddress={ownAddress}
        issued={created && { clientId: created.issued.clientId, secret: created.secret }}
        onStored={() => {
          if (created) {
            const { secret: _, ...connection } = created;
            onStored(connection);
          }
          forget();
        }}
      />
    </>
  );
}
