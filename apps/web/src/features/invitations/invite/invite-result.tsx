import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvitationResult } from './api/create-invitations.ts';
import classes from './invite-result.module.css';

/** What became of the addresses; those that were not invited are named with the reason. */
export function InviteResult({ results, onDone }: { results: readonly InvitationResult[]; onDone: () => void }) {
  const { t } = useTranslation('invite');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const others = results.flatMap(({ email, outcome }) => (outcome === 'INVITED' ? [] : [{ email, outcome }]));
  const invited = results.length - others.length;
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={classes.title}>
        {invited > 0 ? t('result.invited', { count: invited }) : t('result.nobody')}
      </h3>
      {invited > 0 ? <p className={classes.text}>{t('result.next')}</p> : null}
      {others.length > 0 ? (
        <>
          {invited > 0 ? (
            <h4 className={classes.subtitle}>{t('result.notInvited', { count: others.length })}</h4>
          ) : null}
          <ul className={classes.list}>
            {others.map(({ email, outcome }) => (
              <li key={email} className={classes.row}>
                <span className={classes.email}>{email}</span>
                <span className={classes.reason}>{t(`outcome.${outcome}`)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Button variant="filled" onClick={onDone}>
        {t('result.done')}
      </Button>
    </>
  );
}
