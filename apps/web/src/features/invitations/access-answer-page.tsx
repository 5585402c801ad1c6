import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api/call-api.ts';
import { linkRefusalOf, oncePerToken, useOutcome } from '../../lib/link-outcome.ts';
import { EntryLoading, EntryMessage } from '../../ui/entry-page/entry-message.tsx';
import { NotFoundIllustration } from '../../ui/illustrations/error-illustrations.tsx';
import { MailIllustration } from '../../ui/illustrations/mail-illustration.tsx';
import { WelcomeIllustration } from '../../ui/illustrations/welcome-illustration.tsx';

const denyAccessRequest = oncePerToken((token) => callApi('denyAccessRequest', { params: { token } }));

const approveAccessRequest = oncePerToken((token) => callApi('approveAccessRequest', { params: { token } }));

interface AccessAnswerPageProps {
  answer: 'approve' | 'deny';
  token: string;
}

/** Opening the link answers the request; there is nothing to press. */
export function AccessAnswerPage({ answer, token }: AccessAnswerPageProps) {
  const { t } = useTranslation('access');
  const approves = answer === 'approve';
  const outcome = useOutcome(approves ? approveAccessRequest : denyAccessRequest, token);
  if (outcome.state === 'waiting') return <EntryLoading label={t(approves ? 'approve.loading' : 'deny.loading')} />;

  const toHome = (
    <Button component={Link} to="/" variant="filled">
      {t('home')}
    </Button>
  );
  if (outcome.state === 'done') {
    return (
      <EntryMessage
        illustration={approves ? <WelcomeIllustration /> : <MailIllustration />}
        heading={t(approves ? 'approve.title' : 'deny.title')}
        actions={toHome}
      >
        <p>{t(approves ? 'approve.text' : 'deny.text')}</p>
      </EntryMessage>
    );
  }
  const refusal = linkRefusalOf(outcome.error);
  return (
    <EntryMessage illustration={<NotFoundIllustration />} heading={t('failed.title')} actions={toHome}>
      {refusal ? <p>{t(`refused.${refusal}`)}</p> : null}
      <p>{t(refusal ? 'failed.tryInSettings' : 'failed.tryAgain')}</p>
    </EntryMessage>
  );
}
