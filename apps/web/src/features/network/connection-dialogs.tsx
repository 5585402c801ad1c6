import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ModalFrame, useFocusOnPage } from '../../ui/modal-frame.tsx';
import { HandOverDialog } from './access/hand-over-dialog.tsx';
import { PartnerAccess } from './access/partner-access.tsx';
import { createNetworkConnection, showChangedNetwork, useRefusalText } from './connection-calls.ts';
import { ConnectionForm } from './form/connection-form.tsx';
import { type ConnectionValues, emptyConnection, toCreate } from './form/connection-values.ts';
import { EditModal } from './form/edit-modal.tsx';
import { useShowRefusedFields } from './form/use-show-refused-fields.ts';
import { MessagesDialog } from './messages-dialog.tsx';
import type { NetworkConnection, NetworkTesting } from './network-calls.ts';
import { TestDialog } from './test-dialog.tsx';

const deleteNetworkConnection = (queryClient: QueryClient) =>
  operationMutation('deleteNetworkConnection', {
    // Also where it was refused: a colleague may have ended it.
    onSettled: () => showChangedNetwork(queryClient),
  });

interface ConnectionDialogsProps {
  question: ConnectionQuestion;
  opened: boolean;
  /** What partners call; null where they cannot. */
  ownAddress: string | null;
  test: NetworkTesting;
  onAsk: (question: ConnectionQuestion) => void;
  onClose: () => void;
}

export function ConnectionDialogs(props: ConnectionDialogsProps) {
  const { question, opened, ownAddress, onAsk, onClose } = props;
  return (
    <>
      <ConnectModal
        opened={opened && question.kind === 'connect'}
        ownAddress={ownAddress}
        onStored={(connection) => onAsk({ kind: 'offerTest', connection })}
        onClose={onClose}
      />
      {question.kind === 'connect' ? null : (
        <DialogsOfOne key={question.connection.id} {...props} question={question} />
      )}
    </>
  );
}

interface DialogsOfOneProps extends ConnectionDialogsProps {
  question: Exclude<ConnectionQuestion, { kind: 'connect' }>;
}

function DialogsOfOne({ question, opened, ownAddress, test, onAsk, onClose }: DialogsOfOneProps) {
  const { kind, connection } = question;
  const isAsked = (...deeds: ConnectionDeed[]) => opened && deeds.includes(kind);
  return (
    <>
      <TestDialog
        connection={connection}
        opened={isAsked('test', 'offerTest')}
        test={test}
        onEdit={() => onAsk({ kind: 'edit', connection })}
        onClose={onClose}
      />
      <EditModal key={connection.version} connection={connection} opened={isAsked('edit')} onClose={onClose} />
      <PartnerAccess connection={connection} opened={isAsked('access')} ownAddress={ownAddress} onClose={onClose} />
      <MessagesDialog connection={connection} opened={isAsked('messages')} onClose={onClose} />
      <EndDialog connection={connection} opened={isAsked('end')} onClose={onClose} />
    </>
  );
}

interface EndDialogProps {
  connection: NetworkConnection;
  opened: boolean;
  onClose: () => void;
}

function EndDialog({ connection: { id, name, relations }, opened, onClose }: EndDialogProps) {
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
        end.mutate(
          { params: { connectionId: id } },
          {
            onSuccess: () => {
              showSuccessToast('network:end.done', { name });
              close();
            },
          },
        )
      }
      onClose={close}
    >
      <p>{t('end.text')}</p>
      {relations.includes('CUSTOMER') ? <p>{t('end.customer', { name })}</p> : null}
      {relations.includes('SUPPLIER') ? <p>{t('end.supplier', { name })}</p> : null}
    </ConfirmDialog>
  );
}

interface ConnectModalProps {
  opened: boolean;
  ownAddress: string | null;
  /** The partner's secret was taken down, and the connection can be tried. */
  onStored: (connection: NetworkConnection) => void;
  onClose: () => void;
}

/** Closed by mistake, it opens again with what was typed. */
function ConnectModal({ opened, ownAddress, onStored, onClose }: ConnectModalProps) {
  const { t } = useTranslation('network');
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
      await create.mutateAsync({ body: toCreate(values) });
    } catch (error) {
      showRefusedFields(error);
    }
  }

  return (
    <>
      <ModalFrame
        opened={opened && !create.data}
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

/** What is done with one connection; a test is offered where one was just made. */
type ConnectionDeed = 'messages' | 'test' | 'offerTest' | 'edit' | 'access' | 'end';

/** What somebody wants to do with the connections of the list. */
export type ConnectionQuestion =
  | { readonly kind: 'connect' }
  | { readonly kind: ConnectionDeed; readonly connection: NetworkConnection };
