import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './invite-result.module.css';
import type { InvitationSummary } from './summarise-invitations.ts';

/** Not every address was invited: which ones were not, and why. */
export function InviteResult({ summary, onDone }: { summary: InvitationSummary; onDone: () => void }) {
  const { t } = useTranslation('users');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={classes.title}>
        {summary.invited > 0 ? t('invite.invited', { count: summary.invited }) : t('invite.nobody')}
      </h3>
      {summary.others.map(({ outcome, emails }) => (
        <div key={outcome}>
          <p className={classes.reason}>{t(`invite.outcome.${outcome}`, { count: emails.length })}</p>
          <ul className={classes.list}>
            {emails.map((email) => (
              <li key={email}>{email}</li>
            ))}
          </ul>
        </div>
      ))}
      <Button variant="filled" onClick={onDone}>
        {t('invite.done')}
      </Button>
    </>
  );
}
