import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';

/** For whoever signs in with the identity provider of their company. */
export function NoPassword() {
  const { t } = useTranslation('profile');
  return (
    <Notice
      actions={
        <Button component={Link} to="/forgot-password">
          {t('password.setByMail')}
        </Button>
      }
    >
      <p>{t('password.none')}</p>
    </Notice>
  );
}
