import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { withoutTrailing } from '@pcf/domain/text/without-trailing';
import { ProblemError } from '../../http/problem-error.ts';

type Given = Pick<CheckedInput<'createNetworkConnection'>['body'], 'baseUrl' | 'authBaseUrl'>;

const withoutTrailingSlash = (address: string) => withoutTrailing(address, '/');

/** Figures and secrets go there, so that nobody on the way may read them. */
export function checkedAddresses({ baseUrl, authBaseUrl }: Given, allowHttp: boolean) {
  const unencrypted = Object.entries({ baseUrl, authBaseUrl }).filter(
    ([, address]) => address && !allowHttp && !address.toLowerCase().startsWith('https:'),
  );
  if (unencrypted.length > 0) {
    throw new ProblemError('VALIDATION_FAILED', {
      errors: unencrypted.map(([field]) => ({
        path: `/body/${field}`,
        code: 'INVALID_FORMAT',
        message: 'The address begins with https://',
      })),
    });
  }
  return {
    base_url: withoutTrailingSlash(baseUrl),
    auth_base_url: authBaseUrl ? withoutTrailingSlash(authBaseUrl) : null,
  };
}
