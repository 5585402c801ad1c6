-- Orders of lists tell more, so that lists need not look at lines that they leave out. What stands behind the order is part of
-- the key, and not only included, since it is then compared before a line is looked up.

-- The status and the supplier, and whether a line was answered where that is not said by the order itself. What changed in some
-- days is gathered from the index of changes in the order in which lists open, too.
drop index product_line_updated_index;
create index product_line_updated_index on product_line
  (customer_organisation_id, archived, updated_at, id, status, supplier_organisation_id, submission_version) include (created_at);
drop index product_line_reference_index;
create index product_line_reference_index on product_line
  (customer_organisation_id, archived, internal_reference, id, status, supplier_organisation_id, submission_version);
drop index product_line_value_index;
create index product_line_value_index on product_line (customer_organisation_id, archived, emission_value, id, status, supplier_organisation_id)
  where emission_value is not null;
drop index product_line_received_updated_index;
create index product_line_received_updated_index on product_line (supplier_organisation_id, updated_at, id, status, customer_organisation_id)
  where sent_at is not null;

-- Of the largest supplier only those lines are looked up that match. Still says of a claim whether something of it was accepted.
drop index product_line_supplier_index;
create index product_line_supplier_index on product_line
  (customer_organisation_id, supplier_organisation_id, archived, created_at, id, status, updated_at, submission_version)
  include (in_force_version);

-- A line of a request is found by its product and then in the requests that it was ever sent in. With the request in the index,
-- the planner never takes the key of the table for that, which goes through all requests of a large customer.
drop index request_line_line_index;
create index request_line_line_index on request_line (customer_organisation_id, line_id, request_id);
