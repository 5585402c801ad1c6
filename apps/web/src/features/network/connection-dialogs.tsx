import type { UseMutationResult } from '@tanstack/react-query';
import { useReady } from '../../ui/modal-frame/use-ready.ts';
import { PartnerAccess } from './access/partner-access.tsx';
import type { NetworkTest } from './api/test-network-connection.ts';
import type { ConnectionDeed, ConnectionQuestion } from './connection-question.ts';
import { EndDialog } from './end-dialog.tsx';
import { ConnectModal } from './form/connect-modal.tsx';
import { EditModal } from './form/edit-modal.tsx';
import { MessagesDialog } from './messages/messages-dialog.tsx';
import { TestDialog } from './test/test-dialog.tsx';

interface ConnectionDialogsProps {
  question: ConnectionQuestion;
  opened: boolean;
  /** What partners call; null where they cannot. */
  ownAddress: string | null;
  test: UseMutationResult<NetworkTest, Error, string>;
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
  const ready = useReady();
  const { kind, connection } = question;
  const isAsked = (...deeds: ConnectionDeed[]) => ready && opened && deeds.includes(kind);
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
