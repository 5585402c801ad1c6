import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorToastKey } from '../../../lib/api/error-toast-key.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { beginIdentitySignIn } from './api/begin-identity-sign-in.ts';
import { ProviderUnavailableError } from './provider-unavailable-error.ts';

/** Leaves for the provider; says what is wrong where that is not possible, unless a toast does. */
export function useBeginSignIn(redirect: string | undefined) {
  const { t } = useTranslation(['sso', 'common']);
  const { mutate, error, isPending } = useMutation(beginIdentitySignIn);
  const refused = useProblemText(error);
  const isToldElsewhere = error === null || errorToastKey(error) !== null;
  const unexpected = isToldElsewhere ? undefined : t('failed.text');
  const unavailable =
    error instanceof ProviderUnavailableError ? t('common:problem.IDENTITY_PROVIDER_UNAVAILABLE') : undefined;
  return { begin: () => mutate(redirect), isPending, problem: unavailable ?? refused ?? unexpected };
}
