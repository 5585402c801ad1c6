import type { Answer } from '../../apps/server/src/testing/test-server.ts';

/** For what has to succeed before anything can be tried. */
export function taken({ status, body }: Answer): Answer['body'] {
  if (status >= 300) throw new Error(`It was not taken: ${status} ${JSON.stringify(body)}`);
  return body;
}
