import { readEvent } from '@pcf/pact/v3/events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../../database/database.ts';
import { parseJson } from '../../../../network/parse-json.ts';
import { receiveEvent } from '../../events/receive-event.service.ts';
import type { PartnerEvent } from '../../events/received-event.ts';
import { PactError } from '../pact-error.ts';
import { partnerCredential } from '../partner-credential.ts';
import { unstorableField } from './unstorable-field.ts';

const contentTypes = ['application/cloudevents+json', 'application/json'];
const mostBytes = 5 * 1024 * 1024;

/** What partners tell. An empty answer says that it is written down, not what comes of it. */
export function registerEvents(scope: FastifyInstance, database: Database): void {
  scope.register(async (events) => {
    events.removeAllContentTypeParsers();
    // As it came, since what is kept of it is kept sign for sign.
    events.addContentTypeParser(
      contentTypes,
      { parseAs: 'buffer', bodyLimit: mostBytes },
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

const decoder = new TextDecoder('utf-8', { fatal: true });

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
