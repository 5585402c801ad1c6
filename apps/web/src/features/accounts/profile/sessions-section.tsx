import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { operationMutation, operationQuery } from '../../../lib/api/operation-options.ts';
import { formatMinute } from '../../../lib/format/date-format.ts';
import { signOut } from '../../../lib/session/session.ts';
import { showProblemToast, showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useKeptFocus } from '../../../ui/data-table/use-kept-focus.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { LineIcon } from '../../../ui/line-icon.tsx';
import { describeUserAgent } from './describe-user-agent.ts';
import classes from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';

export type SignInOverview = OperationOutput<'getSignInOverview'>;
export type SignInSession = SignInOverview['sessions'][number];

export const getSignInOverview = operationQuery('getSignInOverview');

const endSession = (queryClient: QueryClient) =>
  operationMutation('endSession', {
    // Also where it was refused: the session may have ended by itself.
    onSettled: () => queryClient.invalidateQueries(getSignInOverview),
  });

const handhelds = ['Android', 'iOS'];

const endAllSessions = mutationOptions({
  mutationKey: ['endAllSessions'],
  mutationFn: async () => {
    await callApi('endAllSessions');
    // At once, before another call finds out that this session is over too.
    await signOut();
  },
});

export function SessionsSection({ sessions }: { sessions: readonly SignInSession[] }) {
  const { t } = useTranslation('profile');
  const list = useRef<HTMLUListElement>(null);
  const keptFocus = useKeptFocus(list);
  return (
    <ProfileSection title={t('sessions.title')} description={t('sessions.description')}>
      {(headingId) => (
        <>
          <ul
            ref={list}
            className={`${kit.card} ${classes.list}`}
            tabIndex={-1}
            aria-labelledby={headingId}
            {...keptFocus}
          >
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

/** The one at hand first, then those used last. */
export function sortSessions(sessions: readonly SignInSession[]): SignInSession[] {
  return sessions.toSorted(
    (one, other) =>
      Number(other.current) - Number(one.current) || Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt),
  );
}

function SignOutEverywhere() {
  const { t } = useTranslation('profile');
  const [opened, { open, close }] = useDisclosure(false);
  const endAll = useMutation({
    ...endAllSessions,
    // Told by the mutation itself: by then the page with this button is gone.
    onSuccess: () => showSuccessToast('profile:sessions.allEnded'),
  });
  const problem = useProblemText(endAll.error);
  return (
    <>
      <Button onClick={open}>{t('sessions.endAll')}</Button>
      <ConfirmDialog
        opened={opened}
        title={t('sessions.endAllTitle')}
        confirm={t('sessions.endAll')}
        pending={endAll.isPending}
        problem={problem}
        onConfirm={() => endAll.mutate()}
        onClose={close}
      >
        <p>{t('sessions.endAllText')}</p>
      </ConfirmDialog>
    </>
  );
}

function SessionRow({ session }: { session: SignInSession }) {
  const { t, i18n } = useTranslation('profile');
  const language = pageLanguage(i18n);
  const browser = useBrowserName()(session.userAgent);
  const { system } = describeUserAgent(session.userAgent);
  const end = useMutation(endSession(useQueryClient()));
  const signedInAt = formatMinute(session.signedInAt, language);
  const signOutThere = () =>
    end.mutate(
      { params: { sessionId: session.id } },
      {
        onSuccess: () => showSuccessToast('profile:sessions.ended', { browser }),
        onError: showProblemToast,
      },
    );
  return (
    <li className={classes.row}>
      <LineIcon name={system && handhelds.includes(system) ? 'phone' : 'computer'} size={22} />
      <div>
        <p className={`${kit.row} ${kit.strong} ${classes.name}`}>
          {browser}
          {session.current ? <span className={`${kit.small} ${classes.here}`}>{t('sessions.here')}</span> : null}
        </p>
        <p className={kit.mutedFigures}>
          <span className={classes.time}>{t('sessions.signedIn', { time: signedInAt })}</span>
          {session.current ? null : (
            <span className={classes.time}>
              {t('sessions.lastUsed', { time: formatMinute(session.lastUsedAt, language) })}
            </span>
          )}
        </p>
      </div>
      {session.current ? null : (
        <Button
          size="xs"
          loading={end.isPending}
          aria-label={t('sessions.endThis', { browser, time: signedInAt })}
          onClick={signOutThere}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** "Chrome on Windows", as far as the browser said what it is. */
function useBrowserName(): (userAgent: string | null) => string {
  const { t } = useTranslation('profile');
  return (userAgent) => {
    const described = describeUserAgent(userAgent);
    const browser = described.browser ?? t('sessions.unknownBrowser');
    return described.system ? t('sessions.browserOn', { browser, system: described.system }) : browser;
  };
}
