import type { CallName } from '@pcf/contract/operations/calls';
import { afterAll, beforeAll, it } from 'vitest';
import { inputSchemas, operationNames, operationOf } from '../shared/document.ts';
import { strangersHints } from '../shared/field-hints.ts';
import { sampleRequest } from '../shared/operation-request.ts';
import { sizeOf } from '../size.ts';
import { hostileBodies } from './hostile-bodies.ts';
import { startWatched, type Watched } from './watched-bodies.ts';

let watched: Watched;
beforeAll(async () => {
  watched = await startWatched();
});
afterAll(() => watched.server.stop());

/** Every operation whose body would be parsed; a file is no body. */
const taking = operationNames.filter((name) => operationOf(name).method !== 'GET' && !operationOf(name).upload);
const everyNth = sizeOf({ quick: 15, full: 1 });
const maxPlaces = sizeOf({ quick: 4, full: 1000 });

/** It takes no body, and after the first one nobody would be signed in any more. */
const endsItsOwnSession: readonly CallName[] = ['endAllSessions'];

/** Whoever takes no body does not look at one, and what is blank is trimmed. */
const isTaken = (name: CallName, what: string) => !inputSchemas(name).body || what.startsWith('a text of   at');

it('no body of any operation takes longer than a harmless one, and none gets a long answer', async () => {
  for (const name of taking.filter((_, at) => at % everyNth === 0)) {
    const { method, path: template, access } = operationOf(name);
    const { path: values } = sampleRequest(name, strangersHints()) as { path?: Record<string, unknown> };
    const path = template.replaceAll(/\{(\w+)\}/g, (_match, key: string) => encodeURIComponent(String(values?.[key])));
    for (const { what, text } of hostileBodies(name, maxPlaces)) {
      const headers = { 'content-type': 'application/json' };
      if (access !== 'public') {
        await watched.tryBody(
          `${name} without credentials, ${what}`,
          { method, path, headers, text },
          ({ status }) => status === 401,
        );
      }
      if (endsItsOwnSession.includes(name)) continue;
      const signedIn = {
        ...headers,
        ...(access === 'public' ? {} : { authorization: `Bearer ${watched.server.token}` }),
      };
      await watched.tryBody(
        `${name}, ${what}`,
        { method, path, headers: signedIn, text },
        ({ status }) =>
          status < 500 && (access === 'public' || status !== 401) && (status >= 400 || isTaken(name, what)),
      );
    }
  }
  await watched.conclude('largest bodies of operations');
});
