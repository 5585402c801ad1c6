import { parseFootprintQuery } from '@pcf/pact/v3/filters';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../../database/database.ts';
import { statedFootprint } from '../../../network-deliveries/told-footprints.service.ts';
import type { NetworkMeans } from '../../network-means.ts';
import { baseAddress } from '../base-address.ts';
import { isId } from '../is-id.ts';
import { PactError } from '../pact-error.ts';
import { partnerCredential } from '../partner-credential.ts';
import { v3Prefix } from '../partner-paths.ts';
import { type FootprintRow, selectFootprint, selectFootprints } from './footprints.queries.ts';
import { placeOf, writePlace } from './list-place.ts';

const path = '/footprints';
const defaultLimit = 100;
/** Whoever asks for more gets a link to the rest. */
const mostAtOnce = 1000;

/** What the caller was shared with, and nothing of what others were. */
export function registerFootprints(scope: FastifyInstance, database: Database, { publicUrl }: NetworkMeans): void {
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
  return { filters: asked.filters, limit: Math.min(asked.limit ?? defaultLimit, mostAtOnce) };
}
