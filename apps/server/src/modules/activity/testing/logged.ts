import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { expect } from 'vitest';
import type { TestServer } from '../../../testing/test-server.ts';

export type Entry = OperationOutput<'listActivities'>['data'][number];

export async function logOf(
  server: TestServer,
  token: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Entry[]> {
  const { status, body } = await server.call('listActivities', { token, query: { limit: '100', ...query } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as Entry[];
}

/** What somebody's log says of some work: each event with its details, in one order. */
export async function logged(
  server: TestServer,
  token: string,
  work: () => Promise<unknown>,
): Promise<[Entry['event'], Entry['details']][]> {
  const known = new Set((await logOf(server, token)).map(({ id }) => id));
  await work();
  return (await logOf(server, token))
    .filter(({ id }) => !known.has(id))
    .map(({ event, details }): [Entry['event'], Entry['details']] => [event, details])
    .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
}
