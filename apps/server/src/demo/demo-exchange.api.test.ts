import { outgoingProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { asOwner } from '../testing/answering.ts';
import { serverOfFile } from '../testing/api-test.ts';
import { demoEmail, demoOrganisations } from './demo-organisations.ts';
import { loadDemoExchange } from './load-demo.ts';

/** All of the demo is a few seconds on a machine that has nothing else to do. */
const loadMilliseconds = 240_000;

const server = await serverOfFile();
beforeAll(async () => {
  await loadDemoExchange(server.database, server.app.documents);
}, loadMilliseconds);

interface Check {
  readonly chosen: number;
  readonly expressible: number;
  readonly refused: readonly { readonly missing: readonly object[]; readonly cannot: readonly object[] }[];
}

/** The documents of a file, each held against everything that PACT asks. */
async function strictDocuments(path: string, token: string): Promise<number> {
  const response = await fetch(new URL(path, server.url), { headers: { authorization: `Bearer ${token}` } });
  const told = (await response.json()) as { data?: readonly unknown[] };
  const documents = told.data ?? [told];
  for (const document of documents) expect(outgoingProductFootprint.safeParse(document).error).toBeUndefined();
  return documents.length;
}

/** Every footprint is told strictly, and everything else is refused with its reasons. */
async function validated(check: Check, path: string, token: string): Promise<readonly [told: number, refused: number]> {
  expect(check.refused).toHaveLength(check.chosen - check.expressible);
  for (const { missing, cannot } of check.refused) expect(missing.length + cannot.length).toBeGreaterThan(0);
  if (check.expressible > 0) expect(await strictDocuments(path, token)).toBe(check.expressible);
  return [check.expressible, check.refused.length];
}

it('has answers and templates that other platforms can be told, and some that they cannot', async () => {
  const answers: (readonly [number, number])[] = [];
  const templates: (readonly [number, number])[] = [];
  for (const organisation of demoOrganisations) {
    const [user] = organisation.users;
    if (!user || organisation.side !== 'supplier') continue;
    const { access_token: token } = await server.signIn(demoEmail(user, organisation));
    const lines = await asOwner(
      server,
      sql<{ id: string }>`
        select l.id from product_line l join organisation o on o.id = l.supplier_organisation_id
         where o.name = ${organisation.name} and l.submission_version > 0`,
    );
    const query = { lineIds: lines.map(({ id }) => id).join(',') };
    if (lines.length > 0) {
      const { body } = await server.call('checkAnswerFootprints', { token, query });
      const path = `/api/supplier/footprints?${new URLSearchParams(query)}`;
      answers.push(await validated(body as unknown as Check, path, token));
    }
    const { body } = await server.call('checkTemplateFootprints', { token });
    templates.push(await validated(body as unknown as Check, '/api/templates/footprints', token));
  }
  const sums = (pairs: readonly (readonly [number, number])[]) => [
    pairs.reduce((sum, [told]) => sum + told, 0),
    pairs.reduce((sum, [, refused]) => sum + refused, 0),
  ];
  // Those that can be told, and those that cannot.
  expect({ answers: sums(answers), templates: sums(templates) }).toEqual({ answers: [5, 13], templates: [4, 9] });
});

it('has one for Catena-X', async () => {
  const { access_token: token } = await server.signIn('ingrid.solberg@hydral-rolling.example');
  const [template] = await asOwner(
    server,
    sql<{ id: string }>`select id from template where internal_reference = 'HR-8011-12'`,
  );
  const query = new URLSearchParams({
    partialFullPcf: 'Cradle-to-gate',
    retroOrProspectivePcfType: 'Retrospective PCF',
    allocationWasteIncineration: 'cut-off',
  });
  const response = await fetch(new URL(`/api/templates/${template?.id}/catena-x?${query}`, server.url), {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status, await response.text()).toBe(200);
});
