import { Button } from '@mantine/core';
import type { LinkRefusal } from '@pcf/contract/vocabulary/link-refusal';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { WelcomeIllustration } from '../../../ui/illustrations/welcome-illustration.tsx';
import { NewVerificationMail } from './new-verification-mail.tsx';

/** A link that proves nothing any more. One that was used has done its work: no other mail would come. */
export function VerificationLinkRefused({ refusal }: { refusal: LinkRefusal }) {
  const { t } = useTranslation('registration');
  if (refusal !== 'USED') return <NewVerificationMail refusal={refusal} />;
  return (
    <EntryMessage
      illustration={<WelcomeIllustration />}
      heading={t('verify.refusedTitle.USED')}
      actions={
        <Button component={Link} to="/login" variant="filled">
          {t('signIn')}
        </Button>
      }
    >
      <p>{t('verify.refusedText.USED')}</p>
    </EntryMessage>
  );
}
