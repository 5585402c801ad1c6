/** An answer arrived that is not what the contract promises: a proxy's error page, broken JSON, an unknown problem. */
export class BadResponseError extends Error {
  override readonly name = 'BadResponseError';
  readonly code = 'ERR_BAD_RESPONSE';
  readonly status: number;

  constructor(status: number, cause?: unknown) {
    super(`The server answered ${status} in a way that the contract does not know.`, { cause });
    this.status = status;
  }
}
