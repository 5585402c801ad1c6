import type { Answer } from '../../apps/server/src/testing/test-server.ts';
import { item } from '../shared/document.ts';
import type { IdPlace } from '../shared/id-places.ts';

/** What speaks against a request beside its id: then it was no test of the id. */
export function wrongFields({ status, body }: Answer, { part, path }: IdPlace): unknown[] {
  if (status < 300 || status === 404 || status === 409 || status === 410) return [];
  const errors = (body.errors ?? []) as { path: string }[];
  if (status !== 400 || errors.length === 0) return [{ status, body }];
  const place = [part === 'path' ? 'params' : part, ...path.filter((name) => name !== item)].join('/');
  return errors.filter((error) => !`${place}/`.startsWith(`${namesIn(error.path)}/`));
}

/** The names of a pointer, without the numbers of items. */
const namesIn = (pointer: string) =>
  pointer
    .split('/')
    .filter((name) => name !== '' && !/^\d+$/.test(name))
    .join('/');
