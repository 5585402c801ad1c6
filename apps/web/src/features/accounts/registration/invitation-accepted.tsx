import { Button } from '@mantine/core';
import type { FeatureState } from '@pcf/contract/vocabulary/organisation';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { MailIllustration } from '../../../ui/illustrations/mail-illustration.tsx';
import { WelcomeIllustration } from '../../../ui/illustrations/welcome-illustration.tsx';

/** What became of an invitation: the two are connected, or the inviter has to say first that the right one has come. */
export function InvitationAccepted({ inviter, claimState }: { inviter: string; claimState: FeatureState | null }) {
  const { t } = useTranslation('registration');
  const waiting = claimState === 'WAITING_FOR_APPROVAL';
  return (
    <EntryMessage
      illustration={waiting ? <MailIllustration /> : <WelcomeIllustration />}
      heading={t(waiting ? 'accepted.waitingTitle' : 'accepted.title', { inviter })}
      actions={
        <Button component={Link} to="/" variant="filled">
          {t('toDashboard')}
        </Button>
      }
    >
      <p>{t(waiting ? 'accepted.waitingText' : 'accepted.text', { inviter })}</p>
    </EntryMessage>
  );
}
