import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operations } from '@pcf/contract/operations/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { routePath } from '../../http/register-operations.ts';
import type { OperationRecord } from './operation-record.ts';
import { ownersOfIds } from './owners-of-ids.ts';

const namesByRoute = new Map(
  Object.entries(operations).map(([name, { method, path }]) => [`${method} ${routePath(path)}`, name]),
);
const idPattern = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|REQ-\d{4}-\d{6,}|[^@\s]+@[^@\s]+)$/;

/** Of one object or array that is looked into. */
const maxParts = 1000;

interface Seen {
  success: boolean;
  refused: boolean;
  /** Ids that it was called with, by who called. */
  readonly ids: Map<string, Set<string>>;
}

/** Notes what becomes of every call, so that the suite can tell which operations it has tried, and how. */
export function recordCalls(http: FastifyInstance, database: Database, folder: string) {
  const seen = new Map<string, Seen>();
  const owners = new Map<string, ReadonlySet<string>>();

  /** Nothing is learned where a test has taken the database away. */
  async function learnOwners(ids: readonly string[]): Promise<void> {
    const found = await ownersOfIds(database, ids).catch(() => new Map<string, ReadonlySet<string>>());
    for (const [id, organisations] of found) owners.set(id, organisations);
  }

  // Before the response leaves: the test may delete next what an id stands for.
  http.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 404 || request.headers.authorization === undefined) return;
    const unknown = idsIn(request).filter((id) => !owners.has(id));
    if (unknown.length > 0) await learnOwners(unknown);
  });

  http.addHook('onResponse', async (request, reply) => {
    const name = namesByRoute.get(`${request.method} ${request.routeOptions.url}`);
    if (name === undefined) return;
    const record = seen.get(name) ?? { success: false, refused: false, ids: new Map() };
    seen.set(name, record);
    const { authorization } = request.headers;
    if (reply.statusCode < 300) record.success = true;
    if (reply.statusCode === 401 && authorization === undefined) record.refused = true;
    const caller = authorization && callerOf(authorization);
    if (!caller || reply.statusCode >= 500) return;
    const ids = record.ids.get(caller) ?? new Set();
    record.ids.set(caller, ids);
    for (const id of idsIn(request)) ids.add(id);
  });

  return async function writeRecords(): Promise<void> {
    const organisations = await organisationsByUser(database);
    const named = [...seen.values()].flatMap(({ ids }) => [...ids.values()].flatMap((each) => [...each]));
    await learnOwners([...new Set(named)].filter((id) => !owners.has(id)));
    const isForeign = (id: string, caller: string) => {
      const organisation = organisations.get(caller);
      return organisation !== undefined && owners.get(id)?.has(organisation) === false;
    };
    const records = [...seen].map(([name, { success, refused, ids }]): [string, OperationRecord] => [
      name,
      { success, refused, foreign: [...ids].some(([caller, each]) => [...each].some((id) => isForeign(id, caller))) },
    ]);
    await writeFile(join(folder, `${randomUUID()}.json`), JSON.stringify(Object.fromEntries(records)));
  };
}

/** The subject of an access token, which the server has checked already. */
function callerOf(authorization: string): string | undefined {
  const [, payload] = authorization.slice('Bearer '.length).split('.');
  if (!payload) return undefined;
  try {
    return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub?: string }).sub;
  } catch {
    return undefined;
  }
}

/** Without recursion: some tests send what is nested deeper than a stack. */
function idsIn({ params, query, body }: FastifyRequest): string[] {
  const texts: string[] = [];
  const open: unknown[] = [params, query, body];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') texts.push(...value.split(','));
    else if (typeof value === 'object' && value !== null) open.push(...Object.values(value).slice(0, maxParts));
  }
  return texts.filter((text) => idPattern.test(text));
}

async function organisationsByUser(database: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.asOwner((tx) =>
    sql<{ id: string; organisation: string }>`
      select id::text, organisation_id::text as organisation from actor`.execute(tx),
  );
  return new Map(rows.map(({ id, organisation }) => [id, organisation]));
}
