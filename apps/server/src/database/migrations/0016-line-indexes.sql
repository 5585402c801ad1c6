-- Twenty indexes over the lines instead of fifty, and views that say whose they are in a way that every plan can keep.
--
-- Each order of a list has one index for what is archived and what is not; lists as they open, within a status and with a
-- supplier have theirs. Whatever else is asked for is picked out of an order where much of it is there, and else gathered
-- from one of the wide indexes, which tell what filters ask for without a look at the lines.
drop index product_line_pair_index;
drop index product_line_received_index;
drop index product_line_reminder_index;
drop index product_line_created_index;
drop index product_line_updated_index;
drop index product_line_reference_index;
drop index product_line_status_created_index;
drop index product_line_status_updated_index;
drop index product_line_status_reference_index;
drop index product_line_supplier_created_index;
drop index product_line_value_index;
drop index product_line_status_value_index;
drop index product_line_answered_created_index;
drop index product_line_answered_updated_index;
drop index product_line_answered_reference_index;
drop index product_line_granularity_index;
drop index product_line_confidence_index;
drop index product_line_verified_index;
drop index product_line_share_index;
drop index product_line_archived_status_index;
drop index product_line_archived_created_index;
drop index product_line_archived_updated_index;
drop index product_line_archived_reference_index;
drop index product_line_archived_value_index;
drop index product_line_in_force_index;
drop index product_line_request_index;
drop index product_line_begun_index;
drop index product_line_reminded_index;
drop index product_line_answered_supplier_index;
drop index product_line_received_requested_index;
drop index product_line_received_updated_index;
drop index product_line_received_status_requested_index;
drop index product_line_received_status_updated_index;
drop index product_line_validity_index;
drop index product_line_received_validity_index;
drop index product_line_received_product_index;
drop index product_line_expiry_index;
drop index product_line_quality_index;
drop index product_line_received_quality_index;
drop index product_line_due_index;
drop index product_line_received_due_index;
drop index product_line_open_index;
drop index product_line_waiting_index;
drop index product_line_received_waiting_index;
drop index product_line_withdrawn_index;
drop index product_line_search_index;
drop index product_line_received_search_index;
drop index template_search_index;
drop index document_search_index;

-- One for each pair, and one at most that has no supplier yet. A product has one customer, so that its id says both.
create unique index product_line_pair_index on product_line (product_id, supplier_organisation_id) nulls not distinct;
create index product_line_created_index on product_line (customer_organisation_id, archived, created_at, id);
create index product_line_updated_index on product_line (customer_organisation_id, archived, updated_at, id);
create index product_line_reference_index on product_line (customer_organisation_id, archived, internal_reference, id);
create index product_line_value_index on product_line (customer_organisation_id, archived, emission_value, id)
  where emission_value is not null;
-- The days are in it, so that of what is open the newest thousands that are not late are passed over without a look at them,
-- and the moment of the last change, since what was asked for is seldom what changed last.
-- The partner is in it, here and below, since the views of either side join by it, even where nobody asks for its name.
create index product_line_status_index on product_line (customer_organisation_id, archived, status, created_at, id)
  include (supplier_organisation_id, updated_at, due_date, requested_at);
-- Says of a claim whether something of it was accepted, too.
create index product_line_supplier_index on product_line (customer_organisation_id, supplier_organisation_id, archived, created_at, id)
  include (in_force_version);
-- All that lists ask of an answer.
create index product_line_answered_index on product_line (customer_organisation_id, created_at, id)
  include (supplier_organisation_id, status, updated_at, internal_reference, emission_value, emission_value_granularity,
           emission_value_confidence, emission_data_verified, primary_data_share, quality_score, in_force_valid_until)
  where not archived and submission_version > 0;
-- What a request's lines say of it: the latest due date, whether work has begun, when somebody was reminded last, and how many
-- were cancelled because their product was deleted.
create index product_line_request_index on product_line (customer_organisation_id, request_id, due_date)
  include (status, archived, work_begun_at, mailed_at, requested_at) where request_id is not null;
-- Lists of received lines. A line that was never sent is in none of these, so that an import does not pay for them.
create index product_line_received_index on product_line (supplier_organisation_id, requested_at, id)
  include (customer_organisation_id, status, due_date, updated_at, quality_score, in_force_valid_until) where sent_at is not null;
create index product_line_received_updated_index on product_line (supplier_organisation_id, updated_at, id) where sent_at is not null;
create index product_line_received_status_index on product_line (supplier_organisation_id, status, requested_at, id)
  include (customer_organisation_id, due_date) where sent_at is not null;
create index product_line_received_customer_index on product_line (supplier_organisation_id, customer_organisation_id, requested_at, id)
  where sent_at is not null;
-- Either reminder: the jobs that send them take what is due by the earlier one.
create index product_line_reminder_index on product_line (least(next_reminder_at, expiry_reminder_at))
  where next_reminder_at is not null or expiry_reminder_at is not null;
-- Every row has a text; saying so keeps these from being read for an organisation alone, by whoever searches for nothing.
create index product_line_search_index on product_line using gin (customer_organisation_id, search_text gin_trgm_ops)
  where search_text is not null;
create index product_line_received_search_index on product_line using gin (supplier_organisation_id, received_text gin_trgm_ops)
  where sent_at is not null and received_text is not null;
create index template_search_index on template using gin (organisation_id, search_text gin_trgm_ops) where search_text is not null;
create index document_search_index on document using gin (organisation_id, search_text gin_trgm_ops) where search_text is not null;

-- The organisation is asked for once, and is nobody in particular to the planner: a plan that is kept must not be the one of
-- whoever asked first.
create or replace view purchased_line as
select l.*, s.name as supplier_name, coalesce(c.status <> 'DECLINED', false) as connected,
       p.supplier_number, p.yearly_quantity, p.quantity_unit, p.quantity_year
  from product_line l
  left join organisation s on s.id = l.supplier_organisation_id
  left join connection c on c.customer_organisation_id = l.customer_organisation_id and c.supplier_organisation_id = l.supplier_organisation_id
  left join purchase p on p.customer_organisation_id = l.customer_organisation_id and p.line_id = l.id
 where l.customer_organisation_id = (select current_organisation());

create or replace view received_line as
select l.id, l.customer_organisation_id, l.supplier_organisation_id, l.product_id, l.status, l.version, l.archived,
       l.sent_name, l.sent_reference, l.sent_description, l.sent_unit, l.sent_mass_kg, l.supplier_product_reference,
       l.request_id, l.request_reference, l.due_date, l.sent_at, l.requested_at, l.reason, l.reason_code, l.expected_date, l.work_begun_at,
       l.submission_version, l.submitted_at, l.emission_value, l.emission_unit, l.emission_unit_amount, l.emission_value_granularity,
       l.emission_value_confidence, l.emission_data_verified, l.primary_data_share, l.in_force_version, l.in_force_at, l.in_force_value,
       l.in_force_unit, l.in_force_unit_amount, l.updated_at, l.received_text,
       o.name as customer_name, coalesce(c.status <> 'DECLINED', false) as connected,
       d.version as draft_version, d.saved_at as draft_saved_at, w.name as draft_saved_by,
       k.holder_id as lock_holder_id, h.name as lock_holder_name, k.expires_at as lock_expires_at,
       v.visited_at, l.valid_until, l.in_force_valid_until, l.quality_score
  from product_line l
  left join organisation o on o.id = l.customer_organisation_id
  left join connection c on c.customer_organisation_id = l.customer_organisation_id and c.supplier_organisation_id = l.supplier_organisation_id
  left join line_draft d on d.customer_organisation_id = l.customer_organisation_id and d.line_id = l.id
  left join actor w on w.organisation_id = d.supplier_organisation_id and w.id = d.saved_by
  left join line_lock k on k.customer_organisation_id = l.customer_organisation_id and k.line_id = l.id and k.expires_at > now()
  left join actor h on h.organisation_id = k.supplier_organisation_id and h.id = k.holder_id
  left join line_visit v on v.user_id = (select current_user_id()) and v.customer_organisation_id = l.customer_organisation_id and v.line_id = l.id
 where l.supplier_organisation_id = (select current_organisation()) and l.sent_at is not null;
