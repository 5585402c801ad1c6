import { Button } from '@mantine/core';
import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useOutcome } from '../../../lib/link-outcome.ts';
import { adoptTokens } from '../../../lib/session/session.ts';
import { EntryLoading, EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { EntryPage } from '../../../ui/entry-page/entry-page.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { ConnectionLostIllustration } from '../../../ui/illustrations/connection-lost-illustration.tsx';
import { NotFoundIllustration, ServerErrorIllustration } from '../../../ui/illustrations/error-illustrations.tsx';
import kit from '../../../ui/kit.module.css';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SendAgain } from '../../../ui/send-again.tsx';
import { registrationTokenOf, sendVerificationAgain } from '../unfinished-registration.ts';
import { type CompletedSignIn, completeSignIn, type SignInRefusal } from './complete-sign-in.ts';
import classes from './single-sign-on-page.module.css';
import { useBeginSignIn } from './use-begin-sign-in.ts';

const linkAccount = mutationOptions({
  mutationKey: ['linkAccount'],
  mutationFn: (body: OperationInput<'linkAccount'>['body']) =>
    adoptTokens((signal) => callApi('linkAccount', { body }, { signal })),
});

const codeOf = (error: unknown) => (error instanceof ApiProblem ? error.code : undefined);

/** Where the provider sends people back to, with the whole address it used. */
export function SingleSignOnPage({ answer, ...ways }: WaysOn & { answer: string }) {
  const { t } = useTranslation('sso');
  const outcome = useOutcome(completeSignIn, answer);
  if (outcome.state !== 'done') return <EntryLoading label={t('signingIn')} />;
  return <Completed completed={outcome.answer} {...ways} />;
}

function Completed({ completed, ...ways }: WaysOn & { completed: CompletedSignIn }) {
  const { redirect } = completed;
  const [tookTooLong, setTookTooLong] = useState(false);
  if (tookTooLong) return <SignInRefused refusal="tookTooLong" redirect={redirect} />;
  switch (completed.kind) {
    case 'linkRequired':
      return <LinkAccountForm requirement={completed} onTookTooLong={() => setTookTooLong(true)} {...ways} />;
    case 'refused':
      return <SignInRefused refusal={completed.refusal} redirect={redirect} />;
    case 'failed':
      return <SignInFailed error={completed.error} redirect={redirect} />;
    default:
      return <WayOn completed={completed} {...ways} />;
  }
}

interface WayOnProps extends WaysOn {
  completed: Extract<CompletedSignIn, { kind: 'signedIn' | 'incomplete' }>;
}

/** Leads on to the product, or to the second step of registration. */
function WayOn({ completed, onSignedIn, onIncomplete }: WayOnProps) {
  const { t } = useTranslation('sso');
  const leave = useEffectEvent(() => {
    if (completed.kind === 'signedIn') onSignedIn(completed.redirect);
    else onIncomplete(completed.registrationToken);
  });
  useEffect(() => leave(), []);
  return <EntryLoading label={t('signingIn')} />;
}

interface SignInRefusedProps {
  refusal: SignInRefusal;
  redirect: string | undefined;
}

function SignInRefused({ refusal, redirect }: SignInRefusedProps) {
  const { t } = useTranslation('sso');
  return (
    <TryAgain
      illustration={refusal === 'unavailable' ? <ConnectionLostIllustration /> : <NotFoundIllustration />}
      heading={t(`refused.title.${refusal}`)}
      text={t(`refused.text.${refusal}`)}
      redirect={redirect}
    />
  );
}

interface SignInFailedProps {
  error: unknown;
  redirect: string | undefined;
}

/** The provider did its part, and our own server did not. */
function SignInFailed({ error, redirect }: SignInFailedProps) {
  const { t } = useTranslation('sso');
  const problem = useProblemText(error);
  return (
    <TryAgain
      illustration={<ServerErrorIllustration />}
      heading={t('failed.title')}
      text={problem ?? t('failed.text')}
      redirect={redirect}
    />
  );
}

interface TryAgainProps {
  illustration: ReactNode;
  heading: string;
  text: string;
  /** Where to go after the sign-in. */
  redirect: string | undefined;
}

/** A sign-in with the provider that came to nothing: it can be tried again, and there is the other way in. */
function TryAgain({ illustration, heading, text, redirect }: TryAgainProps) {
  const { t } = useTranslation(['sso', 'common']);
  const { begin, isPending, problem } = useBeginSignIn(redirect);
  return (
    <EntryMessage
      illustration={illustration}
      heading={heading}
      actions={
        <>
          <Button variant="filled" loading={isPending} onClick={begin}>
            {t('common:tryAgain')}
          </Button>
          <Button variant="subtle" renderRoot={(button) => <Link {...button} to="/login" search={{ redirect }} />}>
            {t('withPassword')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <p className={kit.danger} role="alert">
        {problem}
      </p>
    </EntryMessage>
  );
}

interface LinkAccountFormProps extends WaysOn {
  requirement: Extract<CompletedSignIn, { kind: 'linkRequired' }>;
  /** What the provider said about somebody holds for minutes only. */
  onTookTooLong: () => void;
}

interface Values {
  password: string;
}

/** The address alone opens nobody's account: its password is asked for, once. */
function LinkAccountForm({ requirement, onSignedIn, onIncomplete, onTookTooLong }: LinkAccountFormProps) {
  const { t } = useTranslation('sso');
  const { linkToken, email, redirect } = requirement;
  const headingId = useId();
  const form = useForm<Values>({ defaultValues: { password: '' } });
  const link = useMutation(linkAccount);
  const isToldAtField = codeOf(link.error) === 'INVALID_CREDENTIALS';
  const isOver = registrationTokenOf(link.error) !== null;
  const problem = useProblemText(isToldAtField || isOver ? null : link.error);

  const submit = ({ password }: Values) =>
    link.mutateAsync({ linkToken, password }).then(
      () => onSignedIn(redirect),
      (error: unknown) => {
        const registrationToken = registrationTokenOf(error);
        if (registrationToken) onIncomplete(registrationToken);
        else if (codeOf(error) === 'INVALID_IDENTITY_TOKEN') onTookTooLong();
        else if (codeOf(error) === 'INVALID_CREDENTIALS') form.setError('password', { type: 'WRONG_PASSWORD' });
      },
    );

  return (
    <EntryPage heading={t('link.title')} headingId={headingId} lead={t('link.lead', { email })} focusHeading>
      <FormFrame form={form} labelledBy={headingId} problem={problem} onSubmit={submit}>
        {codeOf(link.error) === 'EMAIL_NOT_VERIFIED' ? (
          <SendAgain mutation={sendVerificationAgain} email={email} />
        ) : null}
        {/* Tells a password manager whose password is asked for. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField<Values>
          name="password"
          label={t('link.password')}
          autoComplete="current-password"
          rules={{ required: t('link.passwordRequired') }}
        />
        <Button type="submit" variant="filled" loading={link.isPending} fullWidth>
          {t('link.submit')}
        </Button>
      </FormFrame>
      <p className={classes.forgotten}>
        <Link to="/forgot-password">{t('link.forgotten')}</Link>
      </p>
    </EntryPage>
  );
}

/** Where a completed sign-in can lead, decided by the route. */
interface WaysOn {
  /** Called with where to go after the sign-in. */
  onSignedIn: (redirect: string | undefined) => void;
  /** The account has no user yet; registration goes on with this token. */
  onIncomplete: (registrationToken: string) => void;
}
