-- What others have waited for, in the order in which lists open. The newest lines are the ones that are not late yet: the
-- days are told by the index itself, so that thousands are passed over without a look at their lines. The partner is in it
-- since the views of either side join by it, even where nobody asks for its name. Only open lines are in these.

create index product_line_waiting_index on product_line (customer_organisation_id, created_at, id)
  include (status, due_date, requested_at, supplier_organisation_id)
  where not archived and status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED');
create index product_line_received_waiting_index on product_line (supplier_organisation_id, requested_at, id)
  include (status, due_date, customer_organisation_id)
  where sent_at is not null and status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED');
