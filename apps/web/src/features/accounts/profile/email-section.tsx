import { Button } from '@mantine/core';
import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { showProblemToast, showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { useKeptFocus } from '../../../ui/data-table/use-kept-focus.ts';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { getSignInOverview, type SignInOverview } from './sessions-section.tsx';

const changeEmail = (queryClient: QueryClient) =>
  operationMutation('changeEmail', { onSuccess: () => queryClient.invalidateQueries(getSignInOverview) });

const cancelEmailChange = (queryClient: QueryClient) =>
  operationMutation('cancelEmailChange', { onSuccess: () => queryClient.invalidateQueries(getSignInOverview) });

export function EmailSection({ email, signIn }: { email: string; signIn: SignInOverview }) {
  const { t } = useTranslation('profile');
  const [changing, setChanging] = useState(false);
  const [asked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // Whatever had the focus and is gone leaves it to the button that is there again.
  const keptFocus = useKeptFocus(opener);
  const { newEmail, hasPassword } = signIn;

  function finish() {
    setAsked(true);
    setChanging(false);
  }

  return (
    <ProfileSection title={t('email.title')} description={t('email.description')}>
      {(headingId) => (
        <div className={`${kit.column} ${classes.emailSectionSection}`} {...keptFocus}>
          <div className={kit.bar}>
            <p className={`${kit.breakable} ${classes.address}`}>{email}</p>
            {hasPassword && !changing ? (
              <Button ref={opener} onClick={() => setChanging(true)}>
                {newEmail === null ? t('email.change') : t('email.changeAgain')}
              </Button>
            ) : null}
          </div>
          {newEmail !== null && !changing ? (
            <WaitingEmail email={email} newEmail={newEmail} takesFocus={asked} />
          ) : null}
          {hasPassword ? null : <p className={`${kit.muted} ${kit.pretty}`}>{t('email.noPassword')}</p>}
          {changing ? (
            <ChangeEmailForm email={email} labelledBy={headingId} onDone={finish} onCancel={() => setChanging(false)} />
          ) : null}
        </div>
      )}
    </ProfileSection>
  );
}

interface WaitingEmailProps {
  email: string;
  newEmail: string;
  /** Asking for it takes the form from under the focus, which goes on here. */
  takesFocus: boolean;
}

/** A new address was asked for; it takes effect with the link in the mail. */
function WaitingEmail({ email, newEmail, takesFocus }: WaitingEmailProps) {
  const { t } = useTranslation('profile');
  const notice = useRef<HTMLDivElement>(null);
  const keep = useMutation(cancelEmailChange(useQueryClient()));
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  const keepAddress = () =>
    keep.mutate(undefined, {
      onSuccess: () => showSuccessToast('profile:email.kept', { email }),
      onError: showProblemToast,
    });
  return (
    <Notice
      ref={notice}
      actions={
        <Button loading={keep.isPending} onClick={keepAddress}>
          {t('email.keep')}
        </Button>
      }
    >
      <p>{t('email.waiting', { email: newEmail })}</p>
      <p>{t('email.waitingHelp', { email })}</p>
    </Notice>
  );
}

interface Values {
  email: string;
  currentPassword: string;
}

interface ChangeEmailFormProps {
  /** The present address. */
  email: string;
  labelledBy: string;
  onDone: () => void;
  onCancel: () => void;
}

function ChangeEmailForm({ email, labelledBy, onDone, onCancel }: ChangeEmailFormProps) {
  const { t } = useTranslation(['profile', 'common']);
  const form = useForm<Values>({ defaultValues: { email: '', currentPassword: '' } });
  const change = useMutation(changeEmail(useQueryClient()));
  const problem = useProblemText(change.error);
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);

  function checkAddress(value: string) {
    const address = normaliseEmail(value);
    if (address === null) return t('email.invalid');
    return address !== email || t('email.same');
  }

  async function submit(values: Values) {
    try {
      await change.mutateAsync({ body: values });
      showSuccessToast('profile:email.sent', { email: values.email.trim() });
      onDone();
    } catch (error) {
      showFieldProblems(form, error);
    }
  }

  return (
    <FormFrame form={form} labelledBy={labelledBy} problem={problem} onSubmit={submit}>
      <TextField<Values>
        name="email"
        type="email"
        label={t('email.new')}
        help={t('email.newHelp')}
        autoComplete="email"
        rules={{ required: t('email.newRequired'), validate: checkAddress }}
      />
      <PasswordField<Values>
        name="currentPassword"
        label={t('password.current')}
        help={t('email.passwordHelp')}
        autoComplete="current-password"
        rules={{ required: t('password.currentRequired') }}
      />
      <div className={kit.actions}>
        <Button type="submit" variant="filled" loading={change.isPending}>
          {t('email.send')}
        </Button>
        <Button disabled={change.isPending} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </FormFrame>
  );
}
