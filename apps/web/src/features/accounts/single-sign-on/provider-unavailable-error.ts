/** The identity provider cannot be reached; signing in with a password still works. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}
