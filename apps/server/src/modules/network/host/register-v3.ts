import { readEvent } from '@pcf/pact/v3/events';
import { parseFootprintQuery } from '@pcf/pact/v3/filters';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { bearerTokenOf } from '../../../http/bearer-authentication.ts';
import { unstorableText } from '../../../http/parse-input.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import { parseJson } from '../../../network/parse-json.ts';
import type { NetworkAccess } from '../../../network/partner-settings.ts';
import { credentialOfNetworkToken } from '../../../tokens/secrets.ts';
import { statedFootprint } from '../../network-deliveries/sent-footprints.service.ts';
import { receiveEvent } from '../events/receive-event.ts';
import type { PartnerEvent } from '../events/received-event.ts';
import { isStorable } from '../events/submit-footprint.ts';
import { type FootprintRow, selectFootprint, selectFootprints } from './footprints.queries.ts';
import { PactError, sendToPartner, tellInPact } from './pact-error.ts';
import { baseAddress, encryptedOnly, isId, v3Prefix } from './partner-paths.ts';

/** As long as an index can keep. */
const maxIdLength = 500;

const whereIn = (value: object): string | null => unstorableText(value)[0]?.join('.') ?? null;

const contentTypes = ['application/cloudevents+json', 'application/json'];

const maxBytes = 5 * 1024 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Where a list goes on: behind this one. It says nothing that could lapse, so that a link to a next page holds for good. */
const writePlace = (sequence: string) => Buffer.from(`after ${sequence}`).toString('base64url');

const path = '/footprints';

const defaultLimit = 100;

/** A request for more gets a link to the rest. */
const maxAtOnce = 1000;

/** Version 3 of the protocol: whatever happens below its address is answered in its words. */
export function registerV3(app: FastifyInstance, database: Database, means: NetworkAccess): void {
  app.register(
    async (scope) => {
      scope.addHook('onRequest', encryptedOnly(means.allowHttp));
      tellInPact(scope);
      scope.setNotFoundHandler((request, reply) =>
        sendToPartner(request, reply, new PactError('NotFound', 'There is no such address')),
      );
      registerFootprints(scope, database, means);
      registerEvents(scope, database);
    },
    { prefix: v3Prefix },
  );
}

/** What the caller was shared with, and nothing of what others were. */
function registerFootprints(scope: FastifyInstance, database: Database, { publicUrl }: NetworkAccess): void {
  scope.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    const credential = partnerCredential(request);
    const { filters, limit } = readQuery(request.query);
    const after = placeOf(request.query.cursor);
    // One more than is told says whether there is a next page.
    const { results } = await database.read(credential, (db) => ({
      rows: selectFootprints(db, filters, { after, limit: limit + 1 }),
    }));
    const rows = results.rows.slice(0, limit);
    const last = rows.at(-1);
    if (last && results.rows.length > limit) reply.header('link', `<${nextPage(request, last)}>; rel="next"`);
    return { data: rows.map(statedFootprint) };
  });

  scope.get<{ Params: { id: string } }>(`${path}/:id`, async (request) => {
    const credential = partnerCredential(request);
    const { id } = request.params;
    const { results } = await database.read(credential, (db) => ({ rows: selectFootprint(db, isId(id) ? id : null) }));
    const [row] = results.rows;
    if (!row) throw new PactError('NotFound', 'There is no such footprint');
    return { data: statedFootprint(row) };
  });

  /** The same question, from the last one that was told on. */
  function nextPage(request: FastifyRequest, { sequence }: FootprintRow): string {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    query.set('cursor', writePlace(sequence));
    return `${baseAddress(request, publicUrl)}${v3Prefix}${path}?${query}`;
  }
}

function readQuery(query: Readonly<Record<string, unknown>>) {
  const asked = parseFootprintQuery(query);
  if (asked.filters === null) throw new PactError('BadRequest', asked.problem);
  if (asked.limit === 0) throw new PactError('BadRequest', 'limit: not above 0');
  return { filters: asked.filters, limit: Math.min(asked.limit ?? defaultLimit, maxAtOnce) };
}

function placeOf(cursor: unknown): string | null {
  if (cursor === undefined) return null;
  const [, sequence] = /^after (\d{1,18})$/.exec(Buffer.from(String(cursor), 'base64url').toString()) ?? [];
  if (typeof cursor !== 'string' || sequence === undefined)
    throw new PactError('BadRequest', 'The cursor is not one of ours');
  return sequence;
}

/** What partners tell. An empty answer says that it is written down, not what comes of it. */
function registerEvents(scope: FastifyInstance, database: Database): void {
  scope.register(async (events) => {
    events.removeAllContentTypeParsers();
    // As it came, since what is kept of it is kept sign for sign.
    events.addContentTypeParser(
      contentTypes,
      { parseAs: 'buffer', bodyLimit: maxBytes },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    // Behind the limit of an address, and before anything of a long body is read.
    events.addHook('preParsing', async (request) => {
      await database.read(partnerCredential(request), () => ({}));
    });
    events.post('/events', async (request, reply) => {
      const text = textOf(request.body);
      const event = eventOf(text);
      await database.write(partnerCredential(request), (tx, caller) => receiveEvent(tx, caller, { event, text }));
      return reply.code(200).send();
    });
  });
}

function textOf(body: unknown): string {
  try {
    return body instanceof Uint8Array ? decoder.decode(body) : '';
  } catch {
    throw new PactError('BadRequest', 'body: not UTF-8');
  }
}

function eventOf(text: string): PartnerEvent {
  const read = readEvent(parsed(text));
  if (read.event === null) throw new PactError('BadRequest', read.problem);
  const field = unstorableField(read.event);
  if (field !== null) throw new PactError('BadRequest', `${field}: a text that cannot be kept`);
  return read.event;
}

function parsed(text: string): unknown {
  const body = parseJson(text);
  if (body === undefined) throw new PactError('BadRequest', 'body: not JSON, nested too deeply or of too many values');
  return body;
}

/** The field of an event that holds what no database can keep: a NUL, half of a sign, an id without an end. */
function unstorableField(event: PartnerEvent): string | null {
  if (event.id.length > maxIdLength) return 'id';
  if (event.kind === 'fulfilled') {
    const index = event.footprints.findIndex(({ footprint }) => !isStorable(footprint));
    return index >= 0 ? `data.pfs.${index}` : whereIn({ id: event.id });
  }
  return whereIn(event);
}

/** By which the database finds out which partner calls. */
function partnerCredential(request: FastifyRequest): string {
  const token = bearerTokenOf(request);
  if (!token) throw new ProblemError('UNAUTHENTICATED');
  return credentialOfNetworkToken(token);
}
