import { sql } from 'kysely';
import type { Tx } from '../../apps/server/src/database/database.ts';
import { unsoundLines } from '../../apps/server/src/modules/reviews/testing/line-invariants.ts';
import { unsoundEffects } from './unsound-effects.ts';

/** Lines that show another product than the one they belong to. */
const strayLines = sql`
  select l.id from product_line l join product p on p.organisation_id = l.customer_organisation_id and p.id = l.product_id
   where (l.product_name, l.internal_reference, l.archived) is distinct from (p.name, p.internal_reference, p.archived_at is not null)`;

/** Products that nobody could ever be asked for. */
const productsWithoutLine = sql`
  select p.id from product p
   where not exists (select from product_line l where l.customer_organisation_id = p.organisation_id and l.product_id = p.id)`;

/** Lines whose newest request does not know them, or is another supplier's or has another reference. */
const strayRequests = sql`
  select l.id
    from product_line l
    left join emission_request r on r.customer_organisation_id = l.customer_organisation_id and r.id = l.request_id
    left join request_line q on q.customer_organisation_id = l.customer_organisation_id and q.request_id = l.request_id and q.line_id = l.id
   where l.request_id is not null
     and (q.line_id is null or r.supplier_organisation_id is distinct from l.supplier_organisation_id
          or r.reference is distinct from l.request_reference)`;

/** Lines whose submissions are not the versions 1 to the newest, one of each. */
const missingSubmissions = sql`
  select l.id, l.submission_version, count(s.version) as kept, max(s.version) as newest
    from product_line l
    left join submission s on s.customer_organisation_id = l.customer_organisation_id and s.line_id = l.id
   group by l.id
  having count(s.version) <> l.submission_version or coalesce(max(s.version), 0) <> l.submission_version`;

/** What a supplier alone may have written, of another one than the line's. */
const foreignAnswers = sql`
  select l.id, w.what
    from product_line l
    join (select line_id, supplier_organisation_id, 'submission' as what from submission
          union all select line_id, supplier_organisation_id, 'draft' from line_draft
          union all select line_id, supplier_organisation_id, 'lock' from line_lock
          union all select line_id, supplier_organisation_id, 'visit' from line_visit
          union all select line_id, supplier_organisation_id, 'template' from template_use
          union all select line_id, supplier_organisation_id, 'footprint' from received_footprint) w on w.line_id = l.id
   where w.supplier_organisation_id is distinct from l.supplier_organisation_id`;

/** Organisations with people of whom nobody may let anybody in. */
const organisationsWithoutAdmin = sql`
  select organisation_id from organisation_user group by 1 having count(*) filter (where access_level = 'ADMIN') = 0`;

/** Keys of repeatable calls that were claimed by a call which has neither answered nor taken its claim back. */
const unansweredKeys = sql`select organisation_id, key from idempotency_key where status is null`;

/** Rows of files that have been dealt with. */
const leftStagedRows = sql`
  select r.file_import_id
    from (select file_import_id from product_import_row union all select file_import_id from template_import_row) r
    left join file_import i on i.id = r.file_import_id
   where i.id is null or i.phase in ('DONE', 'FAILED')`;

/** Organisations whose documents do not take what is said of them. */
const miscountedStorage = sql`
  select organisation_id, sum(bytes) as difference
    from (select organisation_id, used_bytes as bytes from storage_use union all select organisation_id, -size_bytes from document) s
   group by 1 having sum(bytes) <> 0`;

/** Foreign keys and checks that hold only for what was written since. */
const unvalidatedConstraints = sql`
  select conname from pg_constraint where not convalidated and connamespace = 'public'::regnamespace`;

/** What may never be found in a database, whatever was asked of its server and however it ended: one query for each. */
const invariants = {
  ...unsoundLines,
  ...unsoundEffects,
  strayLines,
  productsWithoutLine,
  strayRequests,
  missingSubmissions,
  foreignAnswers,
  organisationsWithoutAdmin,
  unansweredKeys,
  leftStagedRows,
  miscountedStorage,
  unvalidatedConstraints,
};

export type Invariant = keyof typeof invariants;

/** The rows against each invariant that does not hold; nothing where all do. */
export async function brokenInvariants(tx: Tx): Promise<Partial<Record<Invariant, readonly unknown[]>>> {
  const broken: Partial<Record<Invariant, readonly unknown[]>> = {};
  for (const [invariant, query] of Object.entries(invariants)) {
    const { rows } = await query.execute(tx);
    if (rows.length > 0) broken[invariant as Invariant] = rows;
  }
  return broken;
}
