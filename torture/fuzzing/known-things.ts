import { sql } from 'kysely';
import { demoPassword } from '../../apps/server/src/demo/demo-organisations.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import type { Chance } from './chance.ts';
import type { Knowledge } from './valid-values.ts';

/** What the exchange holds by now, by the names under which calls ask for it; several of each. */
export type KnownThings = Readonly<Record<string, readonly string[]>>;

/** The columns of one line belong together: a call that names two of them finds nothing where they do not. */
const ofLine = ['productId', 'requestReference', 'lineId', 'customerId', 'supplierId'] as const;

export async function readKnownThings(server: TestServer, links: KnownThings): Promise<KnownThings> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<Record<string, string[]>>`
      with line as (select * from product_line where not archived order by (status = 'NOT_STARTED'), created_at, id limit 30)
      select (select array_agg(product_id::text) from line) as "productId",
             (select array_agg(coalesce(request_reference, '')) from line) as "requestReference",
             (select array_agg(id::text) from line) as "lineId",
             (select array_agg(customer_organisation_id::text) from line) as "customerId",
             (select array_agg(coalesce(supplier_organisation_id::text, '')) from line) as "supplierId",
             (select array_agg(id::text) from (select id from template order by created_at, id limit 20) t) as "templateId",
             (select array_agg(id::text) from (select id from document order by created_at, id limit 20) t) as "attachmentId",
             (select array_agg(id::text) from (select id from invitation order by created_at, id limit 20) t) as "invitationId",
             (select array_agg(id::text) from (select id from invitation_claim order by id limit 20) t) as "claimId",
             (select array_agg(id::text) from (select id from campaign order by created_at, id limit 20) t) as "campaignId",
             (select array_agg(id::text) from (select id from organisation_user order by created_at, id limit 20) t) as "userId",
             (select array_agg(id::text) from (select id from organisation order by created_at, id limit 20) t) as "organisationId",
             (select array_agg(email) from (select email from account order by created_at, id limit 20) t) as "email"`.execute(
      tx,
    ),
  );
  const found = Object.entries(rows[0] ?? {}).filter(([, values]) => values !== null);
  const timeZone = ['Pacific/Auckland', 'America/Los_Angeles', 'UTC'];
  return { password: [demoPassword], timeZone, ...links, ...Object.fromEntries(found) };
}

/** What one request writes under its names: all it says of a line is of the same one. */
export function knowledgeOf(things: KnownThings, chance: Chance): Knowledge {
  const line = chance.below(things.lineId?.length ?? 1);
  const anyId = () => chance.oneOf([...Object.values(things).flat()] as [string, ...string[]]);
  return (name) => {
    const singular = name.replace(/s$/, '');
    if ((ofLine as readonly string[]).includes(name)) return things[name]?.[line] || undefined;
    if (singular === 'id') return anyId();
    const kept = things[name] ?? things[singular] ?? things[`${singular.charAt(0).toLowerCase()}${singular.slice(1)}`];
    if (kept?.length) return chance.oneOf(kept as [string, ...string[]]);
    return /email$/i.test(singular) ? `somebody-${chance.below(1000)}@fuzz.example` : undefined;
  };
}
