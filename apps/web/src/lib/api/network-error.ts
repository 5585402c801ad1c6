/** No answer arrived: the server cannot be reached, or the connection broke before the answer was complete. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly code = 'ERR_NETWORK';

  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
  }
}
