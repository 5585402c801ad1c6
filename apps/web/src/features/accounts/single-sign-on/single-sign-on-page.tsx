import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcome } from '../../../lib/link-token/use-outcome.ts';
import { EntryLoading } from '../../../ui/entry-page/entry-loading.tsx';
import { type CompletedSignIn, completeSignIn } from './complete-sign-in.ts';
import { LinkAccountForm } from './link-account-form.tsx';
import { SignInFailed } from './sign-in-failed.tsx';
import { SignInRefused } from './sign-in-refused.tsx';
import { WayOn } from './way-on.tsx';
import type { WaysOn } from './ways-on.ts';

/** Where the provider sends people back to, with the whole address it used. */
export function SingleSignOnPage({ answer, ...ways }: WaysOn & { answer: string }) {
  const { t } = useTranslation('sso');
  const outcome = useOutcome(completeSignIn, answer);
  if (outcome.state !== 'done') return <EntryLoading label={t('signingIn')} />;
  return <Completed completed={outcome.answer} {...ways} />;
}

function Completed({ completed, ...ways }: WaysOn & { completed: CompletedSignIn }) {
  const { redirect } = completed;
  const [tookTooLong, setTookTooLong] = useState(false);
  if (tookTooLong) return <SignInRefused refusal="tookTooLong" redirect={redirect} />;
  switch (completed.kind) {
    case 'linkRequired':
      return <LinkAccountForm requirement={completed} onTookTooLong={() => setTookTooLong(true)} {...ways} />;
    case 'refused':
      return <SignInRefused refusal={completed.refusal} redirect={redirect} />;
    case 'failed':
      return <SignInFailed error={completed.error} redirect={redirect} />;
    default:
      return <WayOn completed={completed} {...ways} />;
  }
}
