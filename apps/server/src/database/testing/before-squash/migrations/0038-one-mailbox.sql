-- One mailbox of Gmail has as many addresses as there are places for dots in it: each of them would have had its own limit, and
-- whoever said no at one would have been written to at the next.
create or replace function address_key(p_email text) returns text
language sql stable parallel safe
as $$
  select encode(sha256(convert_to(
    case when lower(p_email) ~ '@(gmail|googlemail)\.com$'
         then replace(split_part(split_part(lower(p_email), '@', 1), '+', 1), '.', '') || '@gmail.com'
         else regexp_replace(lower(p_email), '\+[^@]*@', '@') end, 'UTF8')), 'hex')
$$;
