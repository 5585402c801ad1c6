import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { MailIllustration } from '../../../ui/illustrations/mail-illustration.tsx';
import type { Registration } from './api/get-registration.ts';

interface AccessWaitingPageProps {
  request: NonNullable<Registration['accessRequest']>;
  onOther: () => void;
}

/** Somebody has asked for access and comes back before there is an answer. */
export function AccessWaitingPage({ request, onOther }: AccessWaitingPageProps) {
  const { t, i18n } = useTranslation('registration');
  return (
    <EntryMessage
      illustration={<MailIllustration />}
      heading={t('waiting.title', { organisation: request.organisationName })}
      actions={
        <>
          <Button component={Link} to="/login">
            {t('toSignIn')}
          </Button>
          <Button variant="subtle" onClick={onOther}>
            {t('waiting.other')}
          </Button>
        </>
      }
    >
      <p>{t('waiting.text', { date: formatDate(request.createdAt, pageLanguage(i18n)) })}</p>
    </EntryMessage>
  );
}
