import type { Invariant } from './database-invariants.ts';

const anyLine = `select id from product_line where status = 'COMPLETED' limit 1`;
const stranger = `(select o.id from organisation o where o.placeholder_of is null and not exists
  (select from connection c where o.id in (c.customer_organisation_id, c.supplier_organisation_id)) limit 1)`;
const tally = (table: string, columns: string) =>
  `update ${table} set ${columns} where ctid = (select ctid from ${table} where ${columns.split(' ')[0]} > 0 limit 1)`;

/** A way to break each of them, which no foreign key and no check stops. */
export const sabotages: Readonly<Record<Invariant, string>> = {
  untoldLines: `update line_history set to_status = 'DECLINED' where sequence = (select max(sequence) from line_history where line_id = (${anyLine}))`,
  miscountedRequests: `update emission_request set completed_lines = completed_lines + 1 where id = (select request_id from product_line where id = (${anyLine}))`,
  wrongOutcomes: `update submission set outcome = 'REJECTED' where (line_id, version) = (select id, in_force_version from product_line where id = (${anyLine}))`,
  lines: tally('line_tally', 'lines = lines - 1'),
  days: tally('line_day_tally', 'lines = lines + 1'),
  months: tally('line_month_tally', 'valued_lines = valued_lines + 1'),
  requests: tally('request_tally', 'requests = requests + 1'),
  purchases: tally('purchase_tally', 'lines = lines + 1'),
  foreignNotices: `update line_notice set recipient_organisation_id = ${stranger} where id = (select min(id) from line_notice)`,
  foreignNotifications: `update notification set organisation_id = ${stranger} where id = (select min(id) from notification where line_id is not null)`,
  uncollectedNotices: `delete from pgboss.job where name = 'line-notices'`,
  jobsWithoutCause: `select enqueue('announce', jsonb_build_object('organisationId', gen_random_uuid()))`,
  unfetchedNews: `with partner as (insert into organisation (name, placeholder_of) select 'Elsewhere', organisation_id from actor limit 1 returning id, placeholder_of),
    opened as (insert into network_connection (id, organisation_id, partner_organisation_id, base_url, client_id, client_secret, secret_hash, created_by)
      select gen_random_uuid(), p.placeholder_of, p.id, 'https://elsewhere.example', 'x', 'x', repeat('x', 43), a.id
        from partner p, lateral (select id from actor where organisation_id = p.placeholder_of limit 1) a
      returning organisation_id, partner_organisation_id)
    insert into network_event (organisation_id, partner_organisation_id, event_id, kind, document, outcome)
    select organisation_id, partner_organisation_id, 'x', 'NEWS', '{}', 'WAITING' from opened`,
  strayLines: `update product set name = name || ' otherwise' where id = (select product_id from product_line limit 1)`,
  productsWithoutLine: `insert into product (organisation_id, name, internal_reference, created_by) select organisation_id, 'Alone', 'ALONE', id from actor limit 1`,
  strayRequests: `delete from request_line where line_id = (${anyLine})`,
  missingSubmissions: `delete from submission where line_id = (select line_id from submission where outcome is null limit 1)`,
  foreignAnswers: `update line_draft d set supplier_organisation_id = a.organisation_id, saved_by = a.id from actor a where a.organisation_id = ${stranger}`,
  organisationsWithoutAdmin: `update organisation_user set access_level = 'EDITOR' where organisation_id = (select organisation_id from organisation_user limit 1)`,
  unansweredKeys: `insert into idempotency_key (organisation_id, user_id, key, operation, request_hash) select organisation_id, id, 'key', 'createProduct', 'hash' from organisation_user limit 1`,
  leftStagedRows: `with done as (insert into file_import (organisation_id, import_id, phase) select id, gen_random_uuid(), 'DONE' from organisation limit 1 returning organisation_id, id)
    insert into product_import_row (organisation_id, file_import_id, row_number) select organisation_id, id, 2 from done`,
  miscountedStorage: `insert into storage_use (organisation_id, used_bytes) select id, 1 from organisation limit 1
    on conflict (organisation_id) do update set used_bytes = storage_use.used_bytes + 1`,
  unvalidatedConstraints: `alter table product add constraint later check (name <> '') not valid`,
};
