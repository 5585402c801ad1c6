import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatMinute } from '../../../lib/format/format-minute.ts';
import { showProblemToast } from '../../../lib/toasts/show-problem-toast.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { LineIcon } from '../../../ui/line-icon/line-icon.tsx';
import { endSession } from './api/end-session.ts';
import type { SignInSession } from './api/get-sign-in-overview.ts';
import { describeUserAgent } from './describe-user-agent.ts';
import classes from './session-row.module.css';
import { useBrowserName } from './use-browser-name.ts';

const handhelds = ['Android', 'iOS'];

export function SessionRow({ session }: { session: SignInSession }) {
  const { t, i18n } = useTranslation('profile');
  const language = pageLanguage(i18n);
  const browser = useBrowserName()(session.userAgent);
  const { system } = describeUserAgent(session.userAgent);
  const end = useMutation(endSession(useQueryClient()));
  const signedInAt = formatMinute(session.signedInAt, language);
  const signOutThere = () =>
    end.mutate(session.id, {
      onSuccess: () => showSuccessToast('profile:sessions.ended', { browser }),
      onError: showProblemToast,
    });
  return (
    <li className={classes.row}>
      <LineIcon name={system && handhelds.includes(system) ? 'phone' : 'computer'} size={22} />
      <div>
        <p className={classes.name}>
          {browser}
          {session.current ? <span className={classes.here}>{t('sessions.here')}</span> : null}
        </p>
        <p className={classes.times}>
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
