import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '../../../ui/data-table/use-kept-focus.ts';
import type { SignInSession } from './api/get-sign-in-overview.ts';
import { ProfileSection } from './profile-section.tsx';
import { SessionRow } from './session-row.tsx';
import classes from './sessions-section.module.css';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { sortSessions } from './sort-sessions.ts';

export function SessionsSection({ sessions }: { sessions: readonly SignInSession[] }) {
  const { t } = useTranslation('profile');
  const list = useRef<HTMLUListElement>(null);
  const keptFocus = useKeptFocus(list);
  return (
    <ProfileSection title={t('sessions.title')} description={t('sessions.description')}>
      {(headingId) => (
        <>
          <ul ref={list} className={classes.list} tabIndex={-1} aria-labelledby={headingId} {...keptFocus}>
            {sortSessions(sessions).map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          <SignOutEverywhere />
        </>
      )}
    </ProfileSection>
  );
}
