-- Lists of lines in the order of their due dates. A date counts only while the supplier is the one to act, so that these hold
-- what is waited for and nothing else; what stands behind the order is compared before a line is looked up.
create index product_line_due_index on product_line
  (customer_organisation_id, archived, due_date, id, status, supplier_organisation_id)
  where status in ('REQUESTED', 'REJECTED') and due_date is not null;
create index product_line_received_due_index on product_line
  (supplier_organisation_id, due_date, requested_at, id, status, customer_organisation_id)
  where sent_at is not null and status in ('REQUESTED', 'REJECTED') and due_date is not null;
