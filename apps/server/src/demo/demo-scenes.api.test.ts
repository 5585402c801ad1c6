import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../testing/answering.ts';
import { serverOfFile } from '../testing/api-test.ts';
import { loadDemoExchange } from './load-demo.ts';

/** All of the demo is a few seconds on a machine that has nothing else to do. */
const loadMilliseconds = 240_000;

const server = await serverOfFile();
let lena: string;
let ingrid: string;
beforeAll(async () => {
  await loadDemoExchange(server.database, server.app.documents);
  lena = (await server.signIn('lena.brandt@nordic-kitchen.example')).access_token;
  ingrid = (await server.signIn('ingrid.solberg@hydral-rolling.example')).access_token;
}, loadMilliseconds);

/** What a reader of PDFs goes by: the table at the end tells where each object begins, and so does the stream its length. */
function expectOpens(pdf: string): void {
  expect(pdf).toMatch(/^%PDF-1\.\d\n/);
  expect(pdf).toMatch(/%%EOF\n$/);
  const table = Number(/startxref\n(\d+)\n/.exec(pdf)?.[1]);
  const places = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  expect(pdf.slice(table)).toMatch(new RegExp(`^xref\\n0 ${places.length + 1}\\n`));
  for (const [index, place] of places.entries()) {
    expect(pdf.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`));
  }
  const [, length, content] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(pdf) ?? [];
  expect(content).toHaveLength(Number(length));
}

describe('the demo shows', () => {
  it('two campaigns, of which one is nearly done', async () => {
    const { body } = await server.call('listCampaigns', { token: lena });
    const campaigns = body.data as { name: string; lineCounts: Record<string, number> }[];
    expect(campaigns.map(({ name }) => name)).toEqual(['Packaging 2026', 'Ingredients 2025']);
    const counted = await asOwner(
      server,
      sql<{ name: string; open: number; lines: number }>`
        select c.name, count(*) filter (where l.status in ('REQUESTED', 'REJECTED'))::integer as open, count(*)::integer as lines
          from campaign c join emission_request r on r.campaign_id = c.id join product_line l on l.request_id = r.id
         group by c.name order by c.name`,
    );
    expect(counted[0]).toEqual({ name: 'Ingredients 2025', open: 1, lines: 8 });
    expect(counted[1]?.open).toBeGreaterThan(6);
  });

  it('one supplier a dozen open requests of three customers, each with a product of its own that fits', async () => {
    const { body } = await server.call('listTemplateMatches', { token: ingrid, query: { limit: '50' } });
    const matches = body.data as { name: string; customer: { name: string }; offers: unknown[] }[];
    expect(matches).toHaveLength(12);
    expect(new Set(matches.map(({ customer }) => customer.name))).toEqual(
      new Set(['Nordic Kitchen', 'Talhof Molkerei', 'Brasserie Lumen']),
    );
    expect(matches.filter(({ offers }) => offers.length === 0)).toEqual([]);
  });

  it('one answer that stands out: more than half above what is in force, confirmed with a sentence', async () => {
    const outliers = await asOwner(
      server,
      sql<{ reference: string; sentence: string }>`
        select l.internal_reference as reference, s.plausibility_confirmation as sentence
          from product_line l
          join submission s on s.line_id = l.id and s.version = l.submission_version
         where l.status = 'PENDING_REVIEW' and abs(l.emission_value / l.in_force_value - 1) > 0.5`,
    );
    expect(outliers).toEqual([{ reference: 'PT-0750', sentence: expect.stringContaining('virgin PET') }]);
  });

  it('varied shares of measured data', async () => {
    const shares = await asOwner(
      server,
      sql<{ share: number }>`select distinct in_force_primary_data_share::integer as share from product_line
         where in_force_primary_data_share is not null`,
    );
    expect(shares.length).toBeGreaterThan(8);
  });

  it('verified answers whose documents open, for the customer who reads them', async () => {
    const verified = await asOwner(
      server,
      sql<{ requestReference: string; productId: string; attachmentId: string }>`
        select l.request_reference as "requestReference", l.product_id as "productId", d.document_id as "attachmentId"
          from product_line l
          join submission_document d on d.line_id = l.id and d.version = l.in_force_version
         where l.in_force_verified`,
    );
    expect(verified).toHaveLength(5);
    for (const { requestReference, productId, attachmentId } of verified) {
      const path = `/api/customer/emission-requests/${requestReference}/products/${productId}/attachments/${attachmentId}`;
      const response = await fetch(new URL(path, server.url), { headers: { authorization: `Bearer ${lena}` } });
      expect(response.status).toBe(200);
      const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
      expectOpens(pdf);
      expect(pdf).toContain('(Verification statement) Tj');
      expect(pdf).toContain('invented');
    }
  });

  it('values that somebody who knows the products believes', async () => {
    const perKilogram = await asOwner(
      server,
      sql<{ reference: string; value: number }>`
        select l.internal_reference as reference,
               (coalesce(l.in_force_value, l.emission_value)
                 / case coalesce(l.in_force_unit, l.emission_unit) when 'KG' then 1 else l.sent_mass_kg end)::double precision as value
          from product_line l
         where l.in_force_value is not null or l.status = 'PENDING_REVIEW' and l.emission_value is not null`,
    );
    const spans = [
      { of: /^A[LT]-/, from: 4, to: 18 },
      { of: /^TL-/, from: 1.5, to: 3.5 },
      { of: /^ST-POT/, from: 0.4, to: 1.5 },
      { of: /^PT-/, from: 2, to: 3.5 },
      { of: /^PP-/, from: 1.6, to: 3 },
      { of: /^(CB|FC)-/, from: 0.6, to: 1.2 },
      { of: /^(WF|SE|OA)-/, from: 0.3, to: 1 },
      { of: /^TO-2830/, from: 1, to: 4 },
      { of: /^TO-CHP/, from: 0.3, to: 1.2 },
      { of: /^OIL-OLV/, from: 2, to: 5 },
    ];
    for (const { reference, value } of perKilogram) {
      const span = spans.find(({ of }) => of.test(reference));
      expect(span, reference).toBeDefined();
      expect(value, reference).toBeGreaterThanOrEqual(span?.from ?? 0);
      expect(value, reference).toBeLessThanOrEqual(span?.to ?? 0);
    }
  });
});
