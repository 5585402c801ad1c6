import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { askProvider } from './ask-provider.ts';

const aboutTheToken = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

export interface ProviderKeys {
  readonly address: string;
  readonly find: JWTVerifyGetKey;
}

/** The keys that a provider publishes, kept as they are used. What keeps them from us is told apart from what is wrong with a token. */
export function providerKeys(address: string, unavailable: (error: unknown) => Error): ProviderKeys {
  const remote = createRemoteJWKSet(new URL(address), { [customFetch]: askProvider });
  return {
    address,
    async find(header, token) {
      try {
        return await remote(header, token);
      } catch (error) {
        if (aboutTheToken.some((kind) => error instanceof kind)) throw error;
        throw unavailable(error);
      }
    },
  };
}
