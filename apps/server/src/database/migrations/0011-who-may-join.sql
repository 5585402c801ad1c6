-- Who may join where an installation lets only invited people in.

-- Whether an invitation to the address is open: of its company, or of a colleague as well. The caller has been shown whose the
-- address is.
create function is_invited(p_email text, p_company_only boolean) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select exists (select from public.invitation i where i.email = p_email and i.status = 'PENDING')
      or (not p_company_only and exists (select from public.user_invitation u where u.email = p_email))
$$;

revoke execute on function is_invited(text, boolean) from public;
grant execute on function is_invited(text, boolean) to {{app}};
