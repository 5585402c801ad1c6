import { createHmac, timingSafeEqual } from 'node:crypto';

/** The place of a refresh token in its session: which session, and how often it was advanced. */
export interface RefreshPlace {
  readonly sessionId: string;
  readonly counter: number;
}

/**
 * A refresh token is its place and a keyed hash over it. So nothing secret is stored, and the successor of a token is
 * the same whoever computes it, which is what lets two tabs refresh at once.
 */
export function writeRefreshToken(place: RefreshPlace, secret: Uint8Array): string {
  const text = `${place.sessionId}.${place.counter}`;
  return `${text}.${sign(text, secret)}`;
}

export function readRefreshToken(token: string, secret: Uint8Array): RefreshPlace | undefined {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(0|[1-9][0-9]{0,8})\.([A-Za-z0-9_-]{43})$/.exec(token);
  if (!match) return undefined;
  const [, sessionId = '', counter = '', signature = ''] = match;
  // As text: the last character of the signature holds two bits more than the bytes, so several would decode alike.
  const expected = sign(`${sessionId}.${counter}`, secret);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return undefined;
  return { sessionId, counter: Number(counter) };
}

function sign(text: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
