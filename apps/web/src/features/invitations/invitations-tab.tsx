import { useRef } from 'react';
import { WaitingClaimsList } from './claims/waiting-claims-list.tsx';
import classes from './invitations-tab.module.css';
import { ReceivedList } from './received/received-list.tsx';
import { SentList } from './sent/sent-list.tsx';
import { focusPlace, useRescuedFocus } from './use-rescued-focus.ts';

/** What waits for a word of ours comes first. */
export function InvitationsTab({ onInvite }: { onInvite: () => void }) {
  const tab = useRef<HTMLDivElement>(null);
  const rescuedFocus = useRescuedFocus(tab);
  return (
    <div ref={tab} className={classes.tab} {...focusPlace} {...rescuedFocus}>
      <WaitingClaimsList />
      <ReceivedList />
      <SentList onInvite={onInvite} />
    </div>
  );
}
