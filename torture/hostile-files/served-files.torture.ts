import { type CallName, calls } from '@pcf/contract/operations/calls';
import type { Operation } from '@pcf/contract/operations/operation';
import { operations } from '@pcf/contract/operations/operations';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeAnswer, submitAnswer } from '../../apps/server/src/testing/answers.ts';
import { createProduct } from '../../apps/server/src/testing/exchange.ts';
import { addDocument, pdf } from '../../apps/server/src/testing/library.ts';
import { sendsFile } from '../../apps/server/src/testing/send-file.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import { keepCount } from '../counts.ts';
import { startFilledServer } from '../invariants/start-filled-server.ts';
import { cellsOf } from './file-cells.ts';
import { formulas, isDangerous } from './formulas.ts';
import { hostileNames, isSafeName } from './hostile-names.ts';
import { spreadsheet } from './hostile-spreadsheets.ts';
import { type Sides, writeFormulas } from './hostile-words.ts';

let server: TestServer;
let sides: Sides;
beforeAll(async () => {
  server = await startFilledServer();
  const tokenOf = async (email: string) => (await server.signIn(email)).access_token;
  const supplier = await tokenOf('ingrid.solberg@hydral-rolling.example');
  const { body } = await server.call('getOrganisation', { token: supplier });
  sides = { customer: await tokenOf('lena.brandt@nordic-kitchen.example'), supplier, supplierId: String(body.id) };
  await writeFormulas(server, sides);
});
afterAll(() => server.stop());

interface Served {
  readonly status: number;
  readonly headers: Headers;
  readonly content: Buffer;
}

async function fetched(
  call: CallName,
  token: string,
  params: Record<string, string>,
  query: Record<string, string>,
): Promise<Served> {
  const path = calls[call].path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => params[name] ?? '');
  const response = await fetch(new URL(`${path}?${new URLSearchParams(query)}`, server.url), {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, headers: response.headers, content: Buffer.from(await response.arrayBuffer()) };
}

/** A browser saves it under a harmless name and runs nothing of it, whatever it holds. */
function expectInert(call: CallName, { status, headers }: Served, extension: string): void {
  const { files = [] } = (operations[call] as Operation).success;
  expect(status).toBe(200);
  expect(files).toContain(headers.get('content-type')?.split(';')[0]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('set-cookie')).toBeNull();
  const [, plain = '', encoded = ''] =
    /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w.%~!-]+)$/.exec(
      headers.get('content-disposition') ?? '',
    ) ?? [];
  for (const name of [plain, decodeURIComponent(encoded)]) {
    expect(isSafeName(name), name).toBe(true);
    expect(name.endsWith(`.${extension}`), name).toBe(true);
  }
}

const tables = Object.entries<Operation>(operations)
  .filter(([, { success }]) => success.files?.includes('text/csv'))
  .map(([name]) => name as CallName);

describe.each(tables)('the file of %s', (call) => {
  const asked = (side: 'customer' | 'supplier', query: Record<string, string>) =>
    fetched(call, sides[side], { supplierIds: sides.supplierId }, query);

  it.each(['csv', 'xlsx'] as const)('as %s holds no cell that a spreadsheet takes for a formula', async (format) => {
    let cells = 0;
    for (const side of ['customer', 'supplier'] as const) {
      const served = await asked(side, { format });
      // Whoever sells to nobody by that name has nothing to fetch.
      if (side === 'supplier' && served.status === 404) continue;
      expectInert(call, served, format);
      const found = await cellsOf(format, served.content);
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter(isDangerous)).toEqual([]);
      cells += found.length;
    }
    await keepCount({ theme: 'hostile files', what: 'exported cells beside formulas', count: cells });
  });

  it('has a harmless name, whatever was asked for', async () => {
    for (const fileName of hostileNames.filter((name) => name.length <= 200 && !name.includes('\0'))) {
      expectInert(call, await asked('customer', { fileName: fileName.toWellFormed() }), 'csv');
    }
  });
});

describe('a formula', () => {
  it('that people wrote goes out as they wrote it, behind an apostrophe', async () => {
    const { content } = await fetched('downloadPurchased', sides.customer, {}, { format: 'csv' });
    const cells = await cellsOf('csv', content);
    for (const formula of formulas) expect(cells).toContain(`'${formula}`);
  });

  const { name, internalReference, description } = productImportHeadings;
  const send = sendsFile('importProducts');
  const keptNames = async (pattern: string) => {
    const { rows } = await server.database.asOwner((tx) =>
      sql<{
        name: string;
      }>`select name from product where internal_reference like ${pattern} order by internal_reference`.execute(tx),
    );
    return rows.map((row) => row.name);
  };

  it('in a text file is taken as the text that it is', async () => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const rows = formulas.map((formula, index) => `${quoted(formula)},CSV-${index},\n`);
    const { body } = await send(
      server,
      sides.customer,
      `${name},${internalReference},${description}\n${rows.join('')}`,
    );
    expect(body).toMatchObject({ written: true, created: formulas.length });
    expect(await keptNames('CSV-%')).toEqual(formulas);
  });

  it('in a spreadsheet is taken for what it came to when it was saved, and never worked out', async () => {
    const cell = (place: string, text: string) => `<c r="${place}" t="str"><v>${text}</v></c>`;
    const head = [name, internalReference, description].map((text, index) => cell(`${'ABC'[index]}1`, text)).join('');
    const row = `<c r="A2" t="str"><f>HYPERLINK("http://evil.example","x")</f><v>Chair</v></c>${cell('B2', 'XLSX-1')}${cell('C2', '=1+1')}`;
    const content = spreadsheet(`<row r="1">${head}</row><row r="2">${row}</row>`);
    const { body } = await send(server, sides.customer, new Uint8Array(content));
    expect(body).toMatchObject({ written: true, created: 1 });
    expect(await keptNames('XLSX-%')).toEqual(['Chair']);
  });
});

describe('a document', () => {
  const active = pdf('<script>alert(document.domain)</script>');
  const carrying = ({ id, name }: { id: string; name: string }) =>
    completeAnswer({ dataSources: { documents: [{ id, name }] } });

  it.each(hostileNames)('called %j is kept and served under a name that is harmless', async (given) => {
    const document = await addDocument(server, sides.supplier, active, given);
    expect(isSafeName(document.name), document.name).toBe(true);
    const body = { name: 'Sold', internalReference: document.id, data: carrying(document) };
    const template = await server.call('createTemplate', { token: sides.supplier, body });
    const params = { templateId: String(template.body.id), attachmentId: document.id };
    const served = await fetched('downloadTemplateDocument', sides.supplier, params, {});
    expectInert('downloadTemplateDocument', served, 'pdf');
    expect(served.content.toString()).toBe(active);
  });

  it('of an answer is served to both sides in the same way', async () => {
    const product = await createProduct(server, sides.customer);
    const asked = { supplierId: sides.supplierId, productIds: [product.id] };
    const { body } = await server.call('createEmissionRequest', { token: sides.customer, body: asked });
    const document = await addDocument(server, sides.supplier, active, '..\\\u202efdp\r\n.exe');
    const reference = String(body.requestReference);
    await submitAnswer(server, sides.supplier, reference, product.id, { data: carrying(document) });
    const params = { requestReference: reference, productId: product.id, attachmentId: document.id };
    const [own, shared] = ['downloadAnswerDocument', 'downloadSubmittedDocument'] as const;
    expectInert(own, await fetched(own, sides.supplier, params, {}), 'pdf');
    expectInert(shared, await fetched(shared, sides.customer, params, {}), 'pdf');
  });
});

describe('a logo', () => {
  it('that is a page as well is served as the picture that it is', async () => {
    const picture = Buffer.from('89504e470d0a1a0a0000000d494844520000002000000020', 'hex');
    const both = Buffer.concat([picture, Buffer.from('<script>alert(document.domain)</script>')]);
    const { status } = await sendsFile('uploadOrganisationLogo', 'logo.svg')(
      server,
      sides.customer,
      new Uint8Array(both),
    );
    expect(status).toBe(200);
    expectInert('downloadOrganisationLogo', await fetched('downloadOrganisationLogo', sides.customer, {}, {}), 'png');
  });
});
