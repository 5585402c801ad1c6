import type { CallName } from '@pcf/contract/operations/calls';
import { type Answer, answerOf, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { inputSchemas, operationNames, operationOf, propertiesOf, resolved } from '../shared/document.ts';
import { sizeOf } from '../size.ts';

/** What somebody can read, with the call that says it. */
export interface Read {
  readonly where: string;
  readonly text: string;
}

type Values = Map<string, Set<string>>;

/** A stream has no end. */
const reading = operationNames.filter((name) => {
  const { method, access } = operationOf(name);
  return method === 'GET' && access !== 'public' && name !== 'streamNotifications';
});

const parametersOf = (name: CallName) => [...operationOf(name).path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? '');

/** The longest page, and files as text. */
function queryOf(name: CallName): string {
  const query = new URLSearchParams();
  for (const [key, property] of propertiesOf(inputSchemas(name).query ?? {})) {
    const { schema } = resolved(property);
    if (key === 'limit') query.set(key, '100');
    if (schema.enum?.includes('CSV')) query.set(key, 'CSV');
    if (schema.enum?.includes('csv')) query.set(key, 'csv');
  }
  return query.toString();
}

/** How many ids are tried at the only place of a call, and at one of several. */
const alone = sizeOf({ quick: 6, full: 40 });
const beside = sizeOf({ quick: 4, full: 8 });

/** Every call that reads, with every id that the calls before have told: what is not known from there is guessed elsewhere. */
export async function everythingRead(server: TestServer, token: string): Promise<Read[]> {
  const values: Values = new Map();
  const reads: Read[] = [];
  async function read(name: CallName, params: Readonly<Record<string, string>>): Promise<void> {
    const path = operationOf(name).path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(params[key] ?? ''),
    );
    const answer = await get(server, token, `${path}?${queryOf(name)}`);
    if (answer.status >= 500) throw new Error(`${name} answered ${answer.status}.`);
    if (answer.status >= 300) return;
    collect(answer.body, values);
    const text = `${answer.headers.get('content-disposition') ?? ''}\n${JSON.stringify(answer.body)}`;
    reads.push({ where: name, text });
  }
  for (const name of reading.filter((each) => parametersOf(each).length === 0)) await read(name, {});
  for (const count of [1, 2, 3]) {
    for (const name of reading.filter((each) => parametersOf(each).length === count)) {
      for (const params of choices(parametersOf(name), values)) await read(name, params);
    }
  }
  return reads;
}

async function get(server: TestServer, token: string, path: string): Promise<Answer> {
  return answerOf(await fetch(new URL(path, server.url), { headers: { authorization: `Bearer ${token}` } }));
}

/** Ids by the names of their fields; the id of a thing also as what others call it. */
function collect(value: unknown, values: Values, within = ''): void {
  if (Array.isArray(value)) for (const each of value) collect(each, values, within.replace(/s$/, ''));
  else if (value !== null && typeof value === 'object') {
    for (const [key, each] of Object.entries(value)) {
      if (typeof each !== 'string') collect(each, values, key);
      else if (/id$|reference$/i.test(key)) note(values, key === 'id' ? 'id' : key, each);
    }
  }
}

function note(values: Values, key: string, value: string): void {
  const known = values.get(key) ?? new Set();
  values.set(key, known.add(value));
}

/** By the name of the place, else by any id: in a place of its own, and beside others. */
function choices(names: readonly string[], values: Values, places = names.length): Record<string, string>[] {
  const [first, ...rest] = names;
  if (first === undefined) return [{}];
  const named = [...(values.get(first) ?? [])];
  const known =
    named.length > 0 && places > 1 ? named : [...named, ...(/Id$/.test(first) ? (values.get('id') ?? []) : [])];
  const mine = [...new Set(known)].slice(0, places > 1 ? beside : alone);
  return choices(rest, values, places).flatMap((others) => mine.map((value) => ({ ...others, [first]: value })));
}
