import { Button } from '@mantine/core';
import type { LinkRefusal } from '@pcf/contract/vocabulary/users';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { NotFoundIllustration } from '../../../ui/illustrations/error-illustrations.tsx';

export function ResetLinkRefused({ refusal }: { refusal: LinkRefusal }) {
  const { t } = useTranslation('password');
  return (
    <EntryMessage
      illustration={<NotFoundIllustration />}
      heading={t(`refused.title.${refusal}`)}
      actions={
        <>
          <Button component={Link} to="/forgot-password" variant="filled">
            {t('refused.action')}
          </Button>
          <Button component={Link} to="/login" variant="subtle">
            {t('toSignIn')}
          </Button>
        </>
      }
    >
      <p>{t(`refused.text.${refusal}`)}</p>
    </EntryMessage>
  );
}
