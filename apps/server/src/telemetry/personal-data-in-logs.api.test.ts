import type { Operation } from '@pcf/contract/operations/operation';
import { operations } from '@pcf/contract/operations/operations';
import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { mark, markedInput } from './testing/marked-input.ts';

const all = Object.entries(operations) as [string, Operation][];

const server = await serverOfFile({
  settings: { LOG_LEVEL: 'trace', SIGN_INS_PER_MINUTE: '100000', REQUESTS_PER_MINUTE: '100000' },
});

const personalHeaders = () => ({
  cookie: `session=${mark}`,
  'user-agent': `${mark} browser`,
  referer: `https://exchange.example/register?token=${mark}`,
  'x-forwarded-for': mark,
  'idempotency-key': `${mark} ${crypto.randomUUID()}`,
});

function addressOf({ path, params, query }: Operation): URL {
  const given = params ? (markedInput(params) as Record<string, string>) : {};
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => encodeURIComponent(given[key] ?? mark));
  const url = new URL(filled, server.url);
  const asked = query ? (markedInput(query) as Record<string, unknown>) : {};
  for (const [key, value] of Object.entries({ ...asked, [mark]: mark })) url.searchParams.set(key, String(value));
  return url;
}

function bodyOf({ method, body, upload }: Operation): { body?: string | FormData; type?: string } {
  if (upload) {
    const form = new FormData();
    form.append('file', new Blob([`%PDF-1.7 ${mark}`], { type: upload.types[0] ?? '' }), `${mark}.csv`);
    return { body: form };
  }
  if (method === 'GET') return {};
  return { body: JSON.stringify(body ? markedInput(body) : { [mark]: mark }), type: 'application/json' };
}

/** Answers with the status; an answer that goes on for ever is not waited for. */
async function send(operation: Operation, headers: Record<string, string>, changed: { body?: string } = {}) {
  const { body, type } = bodyOf(operation);
  const response = await fetch(addressOf(operation), {
    method: operation.method,
    headers: { ...personalHeaders(), ...(type ? { 'content-type': type } : {}), ...headers },
    ...(body === undefined ? {} : { body: changed.body ?? body }),
  });
  if (operation.success.files?.includes('text/event-stream')) await response.body?.cancel();
  else await response.arrayBuffer();
  return response.status;
}

let authorization = '';
/** Some calls end the session, so that the next one is of a new session. */
async function sendSignedIn(operation: Operation, changed: { body?: string } = {}): Promise<void> {
  if ((await send(operation, { authorization }, changed)) !== 401) return;
  authorization = `Bearer ${(await server.signIn('lena.brandt@nordic-kitchen.example')).access_token}`;
  await send(operation, { authorization }, changed);
}

describe('whatever is sent in path, query, body and headers stays out of the log', () => {
  it.each(all)('%s', async (_name, operation) => {
    const before = server.logLines.length;
    await sendSignedIn(operation);
    await send(operation, { authorization: `Bearer ${mark}` });
    if (operation.body) await sendSignedIn(operation, { body: `{"email":"${mark}@mail.example` });
    const lines = server.logLines.slice(before);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => line.toLowerCase().includes(mark) || line.includes('Bearer'))).toEqual([]);
  });

  it('though many of those calls were understood and did what they do', async () => {
    const answered = server.logLines
      .map((line) => JSON.parse(line) as { msg: string; res?: { statusCode: number }; req?: { route: string } })
      .filter(({ msg, res }) => msg === 'request completed' && res !== undefined && res.statusCode < 300)
      .map(({ req }) => req?.route);
    expect(new Set(answered).size).toBeGreaterThan(25);
    const { rows } = await server.database.executeSql('owner')(
      `select (select count(*)::integer from organisation where name like '%${mark}%') as organisations,
              (select count(*)::integer from actor where name like '%${mark}%') as people`,
    );
    // The own organisation, and the placeholder of whoever was invited.
    expect(rows).toEqual([{ organisations: 2, people: 1 }]);
  });
});
