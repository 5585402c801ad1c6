import { Button } from '@mantine/core';
import type { RuntimeConfiguration } from '@pcf/contract/resources/runtime-configuration';
import { languages } from '@pcf/contract/vocabulary/language';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { storeLanguage } from '../../i18n/i18n.ts';
import { pageLanguage } from '../../i18n/page-language.ts';
import { ApiProblem, suspensionOf } from '../../lib/api/api-errors.ts';
import { formatDate } from '../../lib/format/date-format.ts';
import { signIn } from '../../lib/session/session.ts';
import { EntryPage, EntryPanel } from '../../ui/entry-page/entry-page.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import { WelcomeIllustration } from '../../ui/illustrations/welcome-illustration.tsx';
import kit from '../../ui/kit.module.css';
import { PasswordField } from '../../ui/password-field.tsx';
import { SendAgain } from '../../ui/send-again.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './login-page.module.css';
import { registrationTokenOf, sendVerificationAgain } from './unfinished-registration.ts';

/** A code is copied with the space that makes it readable. */
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

const loginUser = mutationOptions({
  mutationKey: ['loginUser'],
  mutationFn: ({ email, password, code }: Credentials) => signIn(email.trim(), password, digitsOf(code) || undefined),
});

/** Asking without a code is what sends one, where e-mail and password are right. Ends signed in where none is needed any more. */
const sendCode = (email: string, password: string) => signIn(email.trim(), password);

const sides = ['customer', 'supplier'] as const;

/** Whether signing in needs the code of a mail, or the one that was given is refused. */
const isCodeRequired = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'SIGN_IN_CODE_REQUIRED';

const codeLength = 8;

interface LoginPageProps extends Omit<LoginFormProps, 'labelledBy'> {
  /** Another way to sign in, where this installation has one. */
  singleSignOn?: ReactNode;
  /** Whether companies register here without an invitation. */
  registers: boolean;
}

export function LoginPage({ singleSignOn, registers, ...ways }: LoginPageProps) {
  const { t } = useTranslation('login');
  const headingId = useId();
  return (
    <EntryPage
      heading={t('title')}
      headingId={headingId}
      panel={
        <EntryPanel illustration={<WelcomeIllustration />} title={t('panel.title')}>
          <p>{t('panel.text')}</p>
        </EntryPanel>
      }
    >
      <LoginForm labelledBy={headingId} {...ways} />
      <p className={classes.forgotten}>
        <Link to="/forgot-password">{t('forgottenPassword')}</Link>
      </p>
      {singleSignOn}
      <p className={`${kit.muted} ${classes.register}`}>
        {registers ? (
          <>
            {t('newHere')} <Link to="/self-register">{t('register')}</Link>
          </>
        ) : (
          <>
            {t('invitedOnly')} <Link to="/contact">{t('contact')}</Link>
          </>
        )}
      </p>
      <p className={classes.calculator}>
        <Link to="/supplier/calculator">{t('calculator')}</Link>
      </p>
    </EntryPage>
  );
}

interface LoginFormProps extends WaysIn {
  labelledBy: string;
  /** Null where this is no demo. */
  demoSignIns: DemoSignIns | null;
}

function LoginForm({ labelledBy, demoSignIns, onSignedIn, onIncomplete }: LoginFormProps) {
  const { t } = useTranslation('login');
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '', code: '' } });
  const login = useMutation(loginUser);
  const problem = useLoginProblem(login.error);
  // For one address: typing another one starts from the beginning.
  const [codeAskedOf, setCodeAskedOf] = useState<string>();
  const email = form.watch('email').trim();
  const asksForCode = email === codeAskedOf;
  const unverified = login.error instanceof ApiProblem && login.error.code === 'EMAIL_NOT_VERIFIED';

  // A refusal is told by the problem or by a toast; what was typed stays where it is.
  const submit = (credentials: Credentials) =>
    login
      .mutateAsync({ ...credentials, code: asksForCode ? credentials.code : '' })
      .then(onSignedIn, (error: unknown) => {
        const registrationToken = registrationTokenOf(error);
        if (registrationToken) onIncomplete(registrationToken);
        if (!isCodeRequired(error)) return;
        if (asksForCode) form.setError('code', { message: t('code.refused') });
        else form.resetField('code');
        setCodeAskedOf(credentials.email.trim());
      });

  return (
    <FormFrame form={form} labelledBy={labelledBy} problem={problem} onSubmit={submit}>
      {unverified ? <SendAgain mutation={sendVerificationAgain} email={login.variables?.email.trim() ?? ''} /> : null}
      {demoSignIns ? <DemoDoor signIns={demoSignIns} busy={login.isPending} /> : null}
      <TextField<Credentials>
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        rules={{ required: t('required.email') }}
      />
      <PasswordField<Credentials>
        name="password"
        label={t('password')}
        autoComplete="current-password"
        rules={{ required: t('required.password') }}
      />
      {asksForCode ? <CodeField email={email} onSignedIn={onSignedIn} /> : null}
      <Button type="submit" variant="filled" loading={login.isPending} fullWidth>
        {t('submit')}
      </Button>
    </FormFrame>
  );
}

/** Where signing in can lead, decided by the route. */
interface WaysIn {
  onSignedIn: () => void;
  /** The account has no user yet; registration goes on with this token. */
  onIncomplete: (registrationToken: string) => void;
}

/** What to tell somebody whose sign-in was refused; nothing where a toast or the field of the code says it, or where registration goes on. */
function useLoginProblem(error: Error | null): string | undefined {
  const { t, i18n } = useTranslation(['common', 'login']);
  const problem = useProblemText(error);
  if (registrationTokenOf(error) || isCodeRequired(error)) return undefined;
  const suspended = suspensionOf(error);
  if (suspended !== null) {
    const { reason, deleteAt } = suspended;
    return deleteAt === null
      ? t('login:suspended', { reason })
      : t('login:deletion', { reason, day: formatDate(deleteAt, pageLanguage(i18n)) });
  }
  // An address that no account can have is simply a wrong one.
  const isNoAddress = error instanceof ApiProblem && error.code === 'VALIDATION_FAILED';
  return isNoAddress ? t('problem.INVALID_CREDENTIALS') : problem;
}

interface CodeFieldProps {
  email: string;
  onSignedIn: () => void;
}

/** Appears when the server asks for the code of a mail; the next thing to do is here, so the focus is too. */
function CodeField({ email, onSignedIn }: CodeFieldProps) {
  const { t } = useTranslation('login');
  const { setFocus, getValues, resetField } = useFormContext<Credentials>();
  useEffect(() => setFocus('code'), [setFocus]);

  const sendAgain = mutationOptions({
    mutationKey: ['sendCodeAgain'],
    async mutationFn(address: string) {
      resetField('code');
      await sendCode(address, getValues('password')).then(onSignedIn, (error: unknown) => {
        if (!isCodeRequired(error)) throw error;
      });
      return undefined;
    },
  });

  return (
    <>
      <TextField<Credentials>
        name="code"
        label={t('code.label')}
        help={t('code.help', { email })}
        autoComplete="one-time-code"
        inputMode="numeric"
        rules={{
          required: t('code.required'),
          validate: (text) => digitsOf(text).length === codeLength || t('code.incomplete'),
        }}
      />
      <SendAgain mutation={sendAgain} email={email} />
    </>
  );
}

type DemoSignIns = NonNullable<RuntimeConfiguration['demoSignIns']>;

interface DemoDoorProps {
  signIns: DemoSignIns;
  /** Somebody is being signed in. */
  busy: boolean;
}

/** Signs a visitor in as somebody of the demo. The form is filled in and sent, so that all its rules and refusals hold. */
function DemoDoor({ signIns, busy }: DemoDoorProps) {
  const { t, i18n } = useTranslation('login');
  const { setValue } = useFormContext<Credentials>();
  const titleId = useId();

  function enter(side: (typeof sides)[number], form: HTMLFormElement | null) {
    // The visitor's language goes along; that of the profile is of somebody who does not exist.
    const spoken = languages.find((language) => language === i18n.resolvedLanguage);
    if (spoken) storeLanguage(spoken);
    setValue('email', signIns[side]);
    setValue('password', signIns.password);
    form?.requestSubmit();
  }

  return (
    <section className={classes.door} aria-labelledby={titleId}>
      <h2 id={titleId} className={`${kit.bold} ${classes.title}`}>
        {t('demo.title')}
      </h2>
      <p className={`${kit.muted} ${classes.text}`}>{t('demo.text')}</p>
      <div className={`${kit.row8} ${classes.ways}`}>
        {sides.map((side) => (
          <Button key={side} disabled={busy} onClick={({ currentTarget }) => enter(side, currentTarget.form)}>
            {t(`demo.enterAs.${side}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}

interface Credentials {
  email: string;
  password: string;
  /** Empty where nobody has asked for one. */
  code: string;
}
