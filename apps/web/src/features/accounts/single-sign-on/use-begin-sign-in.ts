import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiProblem, errorToastKey } from '../../../lib/api/api-errors.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';

/** The identity provider cannot be reached; signing in with a password still works. */
class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}

/** Begins a sign-in and leaves for the provider; told where to go once signed in. */
const beginIdentitySignIn = mutationOptions({
  mutationKey: ['beginIdentitySignIn'],
  mutationFn: async (redirect: string | undefined) => {
    const [challenge, { goToProvider }] = await Promise.all([
      callApi('beginIdentitySignIn').catch(tellUnavailable),
      import('./go-to-provider.ts'),
    ]);
    await goToProvider(challenge, redirect);
  },
});

/** Leaves for the provider; says what is wrong where that is not possible, unless a toast does. */
export function useBeginSignIn(redirect: string | undefined) {
  const { t } = useTranslation(['sso', 'common']);
  const { mutate, error, isPending } = useMutation(beginIdentitySignIn);
  const refused = useProblemText(error);
  const isToldByToast = error === null || errorToastKey(error) !== null;
  const unexpected = isToldByToast ? undefined : t('failed.text');
  const unavailable =
    error instanceof ProviderUnavailableError ? t('common:problem.IDENTITY_PROVIDER_UNAVAILABLE') : undefined;
  return { begin: () => mutate(redirect), isPending, problem: unavailable ?? refused ?? unexpected };
}

/** Not a failure of our server, which a toast would tell. */
function tellUnavailable(error: unknown): never {
  const isUnavailable = error instanceof ApiProblem && error.code === 'IDENTITY_PROVIDER_UNAVAILABLE';
  throw isUnavailable ? new ProviderUnavailableError() : error;
}
