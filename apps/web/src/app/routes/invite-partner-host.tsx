import { useDisclosure } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { InvitePreset } from '../../features/invitations/invite/invite-values.ts';
import classes from './invite-partner-host.module.css';

const InvitePartnerModal = lazy(async () => ({
  default: (await import('../../features/invitations/invite/invite-partner-modal.tsx')).InvitePartnerModal,
}));

interface InvitePartnerHostProps {
  preset?: InvitePreset | undefined;
  children: (invite: () => void) => ReactNode;
}

/** As long as the modal needs to close and to give the focus back. */
const closingMs = 300;

/** A screen from which companies can be invited; the modal is loaded with the first wish to invite. */
export function InvitePartnerHost({ preset, children }: InvitePartnerHostProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const [wanted, setWanted] = useState(false);
  const screen = useRef<HTMLDivElement>(null);

  function invite() {
    setWanted(true);
    open();
  }

  function finish() {
    close();
    // The button that opened the modal goes away once somebody was invited for the first time.
    setTimeout(() => {
      if (document.activeElement === document.body) screen.current?.focus();
    }, closingMs);
  }

  return (
    <div ref={screen} className={classes.screen} tabIndex={-1}>
      {children(invite)}
      <Suspense>{wanted ? <InvitePartnerModal preset={preset} opened={opened} onClose={finish} /> : null}</Suspense>
    </div>
  );
}
