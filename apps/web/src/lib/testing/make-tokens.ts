import type { OperationOutput } from '@pcf/contract/operations/operation-types';

/** Tokens as the server issues them, unsigned: the page never checks a signature. The serial tells one set from the next. */
export function makeTokens(serial: number, { sub = 'user-1', expiresIn = 900 } = {}): OperationOutput<'loginUser'> {
  const exp = Math.floor(Date.now() / 1000) + expiresIn;
  return {
    access_token: jwt({ sub, exp, serial }),
    id_token: jwt({ sub, serial }),
    refresh_token: `refresh-${serial}`,
    expires_in: expiresIn,
    token_type: 'Bearer',
    scope: 'openid profile email offline_access',
  };
}

function jwt(claims: unknown): string {
  const part = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.signature`;
}
