import { mutationOptions } from '@tanstack/react-query';
import { ApiProblem } from '../../../../lib/api/api-problem.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { ProviderUnavailableError } from '../provider-unavailable-error.ts';

/** Begins a sign-in and leaves for the provider; told where to go once signed in. */
export const beginIdentitySignIn = mutationOptions({
  mutationKey: ['beginIdentitySignIn'],
  mutationFn: async (redirect: string | undefined) => {
    const [challenge, { goToProvider }] = await Promise.all([
      callApi('beginIdentitySignIn').catch(tellUnavailable),
      import('../go-to-provider.ts'),
    ]);
    await goToProvider(challenge, redirect);
  },
});

/** Not a failure of our server, which a toast would tell. */
function tellUnavailable(error: unknown): never {
  const isUnavailable = error instanceof ApiProblem && error.code === 'IDENTITY_PROVIDER_UNAVAILABLE';
  throw isUnavailable ? new ProviderUnavailableError() : error;
}
