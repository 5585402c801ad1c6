import { mutationOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SendAgain } from '../../../ui/send-again/send-again.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { type Credentials, digitsOf, sendCode } from './api/login-user.ts';
import { isCodeRequired } from './code-required.ts';

const codeLength = 8;

interface CodeFieldProps {
  email: string;
  onSignedIn: () => void;
}

/** Appears when the server asks for the code of a mail; the next thing to do is here, so the focus is too. */
export function CodeField({ email, onSignedIn }: CodeFieldProps) {
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
