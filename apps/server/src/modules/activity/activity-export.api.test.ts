import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, expect, it } from 'vitest';
import { serverOfFile } from '../../testing/api-test.ts';
import { createProduct } from '../../testing/exchange.ts';
import { registerCompany } from '../../testing/joining.ts';

let token: string;

const server = await serverOfFile({ demo: false });
beforeAll(async () => {
  ({ token } = await registerCompany(server, 'mara@mill.example', 'Mill'));
  await createProduct(server, token, { name: '=Chair, "oak"' });
});

async function download(query: Record<string, string> = {}) {
  const url = new URL(`/api/organisation/activity/download?${new URLSearchParams(query)}`, server.url);
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const linesOf = (bytes: Buffer) => bytes.toString('utf8').split('\r\n').filter(Boolean);
const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

it('says when, who, what and about what as CSV, the newest first', async () => {
  const { headers, bytes } = await download();
  expect(headers.get('content-disposition')).toContain('Activity.csv');
  const [heading, made, joined] = linesOf(bytes);
  expect(heading).toBe('\ufeffWhen,Who,Person or API key,Event,About,Details');
  const [when, ...rest] = made?.split(',') ?? [];
  expect(when).toMatch(time);
  expect(rest.join(',')).toBe(
    `Mara Voss,PERSON,PRODUCTS_CREATED,"'=Chair, ""oak""","count: 1; product: =Chair, ""oak"""`,
  );
  expect(joined).toMatch(/,Mara Voss,PERSON,USER_JOINED,Mara Voss,/);
});

it('says the same as a spreadsheet, of what was asked for', async () => {
  const { headers, bytes } = await download({ format: 'xlsx', fileName: 'Protokoll', event: 'PRODUCTS_CREATED' });
  expect(headers.get('content-disposition')).toContain('Protokoll.xlsx');
  const rows = await readSheet(bytes);
  expect(rows).toHaveLength(2);
  expect(rows[1]?.slice(1, 4)).toEqual(['Mara Voss', 'PERSON', 'PRODUCTS_CREATED']);
});

it('goes on where the last batch ended, however many there are', async () => {
  await server.database.asOwner((tx) =>
    sql`insert into activity (organisation_id, event, details, created_at)
        select id, 'INVITATION_DECLINED', jsonb_build_object('email', n || '@x.example'), timestamptz '2020-01-01' + make_interval(mins => n / 3)
          from organisation, generate_series(1, 2500) n`.execute(tx),
  );
  const { bytes } = await download({ event: 'INVITATION_DECLINED', to: '2021-01-01' });
  const lines = linesOf(bytes).slice(1);
  expect(new Set(lines).size).toBe(2500);
  expect(
    lines
      .toSorted()
      .toReversed()
      .map((line) => line.slice(0, 24)),
  ).toEqual(lines.map((line) => line.slice(0, 24)));
  expect(lines[0]).toContain(',,,INVITATION_DECLINED,');
});
