import type { CallName } from '@pcf/contract/operations/calls';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import { inputSchemas, operationNames, operationOf, propertiesOf, resolved } from '../shared/document.ts';
import { createKnownIds, type KnownIds } from './known-ids.ts';
import { xlsxText } from './xlsx-text.ts';

/** What somebody can read, with the call that says it. */
export interface Read {
  readonly where: string;
  readonly text: string;
}

export const asSpreadsheet = ' as a spreadsheet';

/** A stream has no end, and nobody who plays runs the installation while they read. */
export const readingOperations = operationNames.filter((name) => {
  const { method, access } = operationOf(name);
  return method === 'GET' && access !== 'public' && access !== 'manageInstallation' && name !== 'streamNotifications';
});

const parametersOf = (name: CallName) => [...operationOf(name).path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? '');
const needsOf = (name: CallName) => parametersOf(name).length + (inputSchemas(name).query?.required?.length ?? 0);

/**
 * Every call that reads, with every id that the calls before have told, and tables as text and as spreadsheets. Of these
 * ids everybody knows all: whose they are is for the platform to know.
 */
export async function everythingRead(
  server: TestServer,
  token: string,
  everybodys: Readonly<Record<string, readonly string[]>>,
): Promise<Read[]> {
  const known = createKnownIds(everybodys);
  const reads: Read[] = [];
  async function read(name: CallName, params: Readonly<Record<string, string>>): Promise<void> {
    const { path: template } = operationOf(name);
    const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
    for (const query of queriesOf(name, known)) {
      const { status, text, json } = await get(server, token, `${path}?${query}`);
      if (status >= 500) throw new Error(`${name} answered ${status}.`);
      if (status >= 300) continue;
      known.learn(json, template);
      reads.push({ where: query.get('format') === 'xlsx' ? name + asSpreadsheet : name, text });
    }
  }
  // What needs the most ids comes last, when most of them are known.
  for (const name of readingOperations.toSorted((one, other) => needsOf(one) - needsOf(other))) {
    for (const params of known.choices(parametersOf(name))) await read(name, params);
  }
  return reads;
}

/** The longest page, what has to be said, and each format that there is. */
function queriesOf(name: CallName, known: KnownIds): URLSearchParams[] {
  const query = new URLSearchParams();
  let formats: readonly string[] = [];
  const { query: given = {} } = inputSchemas(name);
  for (const [key, property] of propertiesOf(given)) {
    const codes = (resolved(property).schema.enum ?? []) as string[];
    if (key === 'limit') query.set(key, '100');
    else if (key === 'format') formats = codes;
    // Without it Catena-X is told nothing, though it may be left out where nothing is burnt.
    else if (key === 'allocationWasteIncineration') query.set(key, codes[0] ?? '');
    else if (given.required?.includes(key)) query.set(key, codes[0] ?? known.listed(key));
  }
  return formats.length === 0 ? [query] : formats.map((format) => new URLSearchParams([...query, ['format', format]]));
}

async function get(server: TestServer, token: string, path: string) {
  const { status, headers, ...response } = await answered(server, token, path);
  const type = headers.get('content-type') ?? '';
  const content = type.includes('spreadsheetml') ? await xlsxText(response.content) : response.content.toString();
  return {
    status,
    text: `${headers.get('content-disposition') ?? ''}\n${content}`,
    json: type.includes('json') ? (JSON.parse(content) as unknown) : undefined,
  };
}

async function answered(server: TestServer, token: string, path: string) {
  const response = await fetch(new URL(path, server.url), { headers: { authorization: `Bearer ${token}` } });
  const content = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, content };
}
