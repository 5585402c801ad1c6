import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../testing/answering.ts';
import { serverOfFile } from '../testing/api-test.ts';
import { ageDemo } from './age-demo.ts';
import { loadDemoExchange } from './load-demo.ts';

/** All of the demo is a few seconds on a machine that has nothing else to do. */
const loadMilliseconds = 240_000;

const server = await serverOfFile();
beforeAll(async () => {
  // Two processes that start at the same time.
  await Promise.all([
    loadDemoExchange(server.database, server.app.documents),
    loadDemoExchange(server.database, server.app.documents),
  ]);
}, loadMilliseconds);

const tokenOf = async (email: string) => (await server.signIn(email)).access_token;
const lena = 'lena.brandt@nordic-kitchen.example';

interface Month {
  readonly lines: number;
  readonly primaryDataShare: number | null;
  readonly verifiedShare: number | null;
}

describe('the past of the demo', () => {
  it('is a course that rises: measured data from under a fifth to over 60 %, and more and more of it verified', async () => {
    const { body } = await server.call('getDataHistory', { token: await tokenOf(lena) });
    const months = (body.customer as Month[]).filter(({ lines }) => lines > 0);
    expect(months.length).toBeGreaterThanOrEqual(6);
    expect(months[0]?.primaryDataShare).toBeLessThan(20);
    expect(months[0]?.verifiedShare).toBe(0);
    expect(months.at(-1)?.primaryDataShare).toBeGreaterThan(60);
    expect(months.at(-1)?.verifiedShare).toBeGreaterThan(40);
    for (const [index, month] of months.slice(1).entries()) {
      expect(month.primaryDataShare ?? 0).toBeGreaterThanOrEqual(months[index]?.primaryDataShare ?? 0);
      expect(month.verifiedShare ?? 0).toBeGreaterThanOrEqual(months[index]?.verifiedShare ?? 0);
    }
  });

  it('brings suppliers’ data for 18 % of the mass half a year ago and for over 60 % now', async () => {
    const [first] = await asOwner(
      server,
      sql<{ percent: number }>`
        with bought as (
          select l.id, p.yearly_quantity * case p.quantity_unit when 'KG' then 1 else r.mass_kg end as kg
            from product_line l join product r on r.id = l.product_id join purchase p on p.line_id = l.id
            join organisation o on o.id = l.customer_organisation_id
           where o.name = 'Nordic Kitchen' and p.quantity_year = 2026 and not l.archived)
        select round(100 * sum(b.kg) filter (where exists (
                 select from submission s where s.line_id = b.id and s.outcome = 'ACCEPTED'
                    and s.reviewed_at < now() - interval '170 days')) / sum(b.kg))::integer as percent
          from bought b`,
    );
    expect(first?.percent).toBe(18);
    const { body } = await server.call('getFootprint', { token: await tokenOf(lena) });
    expect(Number(body.specificMassKg) / Number(body.massKg)).toBeGreaterThan(0.6);
  });

  it('has every line created before it is sent, sent before it is answered, and answered before it is accepted', async () => {
    const wrong = await asOwner(
      server,
      sql<{ reference: string }>`
        select l.internal_reference as reference
          from product_line l
          join product p on p.id = l.product_id
          left join emission_request r on r.id = l.request_id
          left join submission s on s.customer_organisation_id = l.customer_organisation_id and s.line_id = l.id
          left join connection c on c.customer_organisation_id = l.customer_organisation_id
                                and c.supplier_organisation_id = l.supplier_organisation_id
         where not coalesce(c.created_at <= p.created_at and p.created_at <= l.sent_at and r.created_at <= l.sent_at
                 and l.sent_at < s.submitted_at and s.submitted_at < s.reviewed_at, true)
            or l.created_at > date_trunc('day', now()) or l.due_date <= l.requested_at::date
            or l.in_force_at <> (select max(a.reviewed_at) from submission a where a.line_id = l.id and a.outcome = 'ACCEPTED')`,
    );
    expect(wrong).toEqual([]);
  });

  it('has the history of every line in the order in which it happened, one event at the moment of another', async () => {
    const wrong = await asOwner(
      server,
      sql`
        select h.event from line_history h
          join line_history e on e.line_id = h.line_id and e.sequence < h.sequence and e.created_at > h.created_at
        union all
        select h.event from line_history h join submission s on s.line_id = h.line_id
         where (h.event = 'SUBMITTED' and not exists (select from submission k where k.line_id = h.line_id and k.submitted_at = h.created_at))
            or (h.event in ('ACCEPTED', 'REJECTED') and not exists (
                 select from submission k where k.line_id = h.line_id and k.reviewed_at = h.created_at))`,
    );
    expect(wrong).toEqual([]);
  });

  it('tells of everything at the moment of its cause, the newest last', async () => {
    const stray = await asOwner(
      server,
      sql`
        select n.kind from notification n
         where not exists (select from line_history h where date_trunc('milliseconds', h.created_at) = date_trunc('milliseconds', n.created_at))
            or exists (select from notification e where e.organisation_id = n.organisation_id and e.id < n.id and e.created_at > n.created_at)
        union all
        select a.event from activity a where a.created_at > date_trunc('day', now()) and a.event not like '%TARGET%' and a.event not like 'ORGANISATION%'`,
    );
    expect(stray).toEqual([]);
  });

  it('is told once: done again, nothing is older', async () => {
    const oldest = () =>
      asOwner(server, sql`select min(created_at) as first, max(created_at) as last from line_history`);
    const before = await oldest();
    await ageDemo(server.database);
    expect(await oldest()).toEqual(before);
    expect(await asOwner(server, sql`select fact from installation where fact like 'demo moment%'`)).toEqual([]);
  });
});
