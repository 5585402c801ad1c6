import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NetworkConnection } from '../api/list-network-connections.ts';
import { renewNetworkSecret } from '../api/renew-network-secret.ts';
import { AccessDialog } from './access-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { RenewDialog } from './renew-dialog.tsx';

interface PartnerAccessProps {
  connection: NetworkConnection;
  opened: boolean;
  ownAddress: string | null;
  onClose: () => void;
}

/** With what a partner signs in here: to be looked up again but for the secret, of which a new one can be issued. */
export function PartnerAccess({ connection, opened, ownAddress, onClose }: PartnerAccessProps) {
  const [renewing, setRenewing] = useState(false);
  const renew = useMutation(renewNetworkSecret(useQueryClient(), connection.id));

  function leave() {
    onClose();
    setRenewing(false);
    renew.reset();
  }

  return (
    <>
      <AccessDialog
        connection={connection}
        opened={opened && !renewing}
        ownAddress={ownAddress}
        onRenew={() => setRenewing(true)}
        onClose={onClose}
      />
      <RenewDialog
        name={connection.name}
        opened={opened && renewing && !renew.data}
        pending={renew.isPending}
        error={renew.error}
        onRenew={(endFormer) => renew.mutate(endFormer)}
        onClose={leave}
      />
      <HandOverDialog
        name={connection.name}
        ownAddress={ownAddress}
        issued={opened ? renew.data : undefined}
        onStored={leave}
      />
    </>
  );
}
