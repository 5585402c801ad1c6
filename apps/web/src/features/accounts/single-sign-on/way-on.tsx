import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryLoading } from '../../../ui/entry-page/entry-loading.tsx';
import type { CompletedSignIn } from './complete-sign-in.ts';
import type { WaysOn } from './ways-on.ts';

interface WayOnProps extends WaysOn {
  completed: Extract<CompletedSignIn, { kind: 'signedIn' | 'incomplete' }>;
}

/** Leads on to the product, or to the second step of registration. */
export function WayOn({ completed, onSignedIn, onIncomplete }: WayOnProps) {
  const { t } = useTranslation('sso');
  const leave = useEffectEvent(() => {
    if (completed.kind === 'signedIn') onSignedIn(completed.redirect);
    else onIncomplete(completed.registrationToken);
  });
  useEffect(() => leave(), []);
  return <EntryLoading label={t('signingIn')} />;
}
