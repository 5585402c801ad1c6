import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { MailIllustration } from '../../../ui/illustrations/mail-illustration.tsx';
import { SendAgain } from '../../../ui/send-again.tsx';
import { sendVerificationAgain } from '../unfinished-registration.ts';

/** A link is on its way to an address that has to be confirmed. */
export function MailSentPage({ email, onOtherAddress }: { email: string; onOtherAddress: () => void }) {
  const { t } = useTranslation('registration');
  return (
    <EntryMessage
      illustration={<MailIllustration />}
      heading={t('mailSent.title')}
      actions={
        <>
          <SendAgain mutation={sendVerificationAgain} email={email} />
          <Button variant="subtle" onClick={onOtherAddress}>
            {t('mailSent.otherAddress')}
          </Button>
        </>
      }
    >
      <p>
        {t('mailSent.to')} <strong>{email}</strong>
      </p>
      <p>{t('mailSent.next')}</p>
    </EntryMessage>
  );
}
