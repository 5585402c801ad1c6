-- How things stand for many open pages, in one query over all of their sessions: twenty people of a supplier hear of an
-- accept, and each was read by a request of its own. The owner reads for them, by the rules of begin_request: a session that
-- has ended or lapsed, or whose organisation is suspended or of a refused demo, has no row; a row has what its own call would
-- read, of its own organisation and its own marks. Streams are opened by people, so that a key or a partner has none.
-- The plan does not depend on the organisations; the limit has it look up each session by its id, whatever is known of them.
create or replace function stream_states(p_credentials text[]) returns table (credential text, unread integer, latest_id text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
    with live as materialized (
      select c.credential, c.place, u.id as user_id, u.organisation_id
        from unnest(p_credentials) with ordinality c (credential, place)
       cross join lateral (
         select s.organisation_id, s.user_id from public.session s
          where s.id = case when c.credential !~ '^(key|net):' then c.credential::uuid end
            and s.ended_at is null and s.expires_at > now()
          limit 1) s
        join public.organisation_user u on u.organisation_id = s.organisation_id and u.id = s.user_id
       where not exists (select from public.demo_organisation d where d.organisation_id = s.organisation_id and d.refused)
         and not exists (select from public.organisation_suspension x where x.organisation_id = s.organisation_id)
    ), latest as materialized (
      select o.organisation_id, (select max(n.id) from public.notification n where n.organisation_id = o.organisation_id) as id
        from (select distinct l.organisation_id from live l) o
    )
    select l.credential,
           (select count(*)::integer
              from (select from public.notification n
                     where n.organisation_id = l.organisation_id
                       and n.id > coalesce((select m.read_up_to from public.notification_marker m where m.user_id = l.user_id), 0)
                       and not exists (select from public.notification_read r where r.user_id = l.user_id and r.notification_id = n.id)
                     limit 100) counted),
           t.id::text
      from live l join latest t on t.organisation_id = l.organisation_id
     order by l.place;
end $$;
