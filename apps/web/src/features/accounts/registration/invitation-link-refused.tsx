import { Button } from '@mantine/core';
import type { LinkRefusal } from '@pcf/contract/vocabulary/users';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { runtimeConfiguration } from '../../../lib/runtime-configuration.ts';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { NotFoundIllustration } from '../../../ui/illustrations/error-illustrations.tsx';

export function InvitationLinkRefused({ refusal }: { refusal: LinkRefusal }) {
  const { t } = useTranslation('registration');
  return (
    <EntryMessage
      illustration={<NotFoundIllustration />}
      heading={t(`invitation.refusedTitle.${refusal}`)}
      focusHeading={false}
      actions={
        <>
          <Button component={Link} to="/login" variant="filled">
            {t('signIn')}
          </Button>
          {runtimeConfiguration().registration.rule === 'invited' ? null : (
            <Button component={Link} to="/self-register">
              {t('selfRegister.title')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(`invitation.refusedText.${refusal}`)}</p>
    </EntryMessage>
  );
}
