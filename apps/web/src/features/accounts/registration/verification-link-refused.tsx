import { Button } from '@mantine/core';
import type { LinkRefusal } from '@pcf/contract/vocabulary/users';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { NotFoundIllustration } from '../../../ui/illustrations/error-illustrations.tsx';
import { WelcomeIllustration } from '../../../ui/illustrations/welcome-illustration.tsx';
import { sendVerificationAgain } from '../unfinished-registration.ts';
import { EmailField } from './email-field.tsx';
import { MailSentPage } from './mail-sent-page.tsx';

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

interface Values {
  email: string;
}

/** A link that proves nothing: another one can be sent to the address. */
function NewVerificationMail({ refusal }: { refusal: Exclude<LinkRefusal, 'USED'> }) {
  const { t } = useTranslation('registration');
  const form = useForm<Values>({ defaultValues: { email: '' } });
  const send = useMutation(sendVerificationAgain);
  const problem = useProblemText(send.error);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <MailSentPage email={sentTo} onOtherAddress={() => setSentTo(null)} />;

  const submit = ({ email }: Values) =>
    send.mutateAsync(email.trim()).then(
      () => setSentTo(email.trim()),
      (error: unknown) => showFieldProblems(form, error),
    );

  return (
    <EntryMessage
      illustration={<NotFoundIllustration />}
      heading={t(`verify.refusedTitle.${refusal}`)}
      actions={
        <Button component={Link} to="/login" variant="subtle">
          {t('toSignIn')}
        </Button>
      }
    >
      <p>{t(`verify.refusedText.${refusal}`)}</p>
      <FormFrame form={form} problem={problem} onSubmit={submit}>
        <EmailField autoComplete="email" />
        <Button type="submit" variant="filled" loading={send.isPending} fullWidth>
          {t('verify.sendNew')}
        </Button>
      </FormFrame>
    </EntryMessage>
  );
}
