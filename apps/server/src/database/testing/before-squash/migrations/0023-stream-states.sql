-- How the notifications of a caller stand. Unread is what is newer than all that was read in one go and was not read by
-- itself, counted to a hundred. Numbers travel as text, since they may outgrow those of JSON.
create function notification_state() returns table (unread integer, latest_id text)
language sql stable
begin atomic
  select (select count(*)::integer
            from (select from notification n
                   where n.organisation_id = current_organisation()
                     and n.id > coalesce((select m.read_up_to from notification_marker m where m.user_id = current_user_id()), 0)
                     and not exists (select from notification_read r where r.user_id = current_user_id() and r.notification_id = n.id)
                   limit 100) counted),
         (select max(n.id)::text from notification n where n.organisation_id = current_organisation());
end;
revoke execute on function notification_state() from public;
grant execute on function notification_state() to pcf_app;

-- The same for many open pages in one statement. Each is asked for as a request of its own would be, with begin_request and
-- under the policies of whoever calls, so that it shows nothing that its credential may not see; one that is over has no row.
-- The caller is nobody again at the end. The plans do not depend on the organisation.
create function stream_states(p_credentials text[]) returns table (credential text, unread integer, latest_id text)
language plpgsql
set search_path = pg_catalog, public, pg_temp
set plan_cache_mode = force_generic_plan
as $$
begin
  foreach stream_states.credential in array p_credentials loop
    begin
      perform public.begin_request(stream_states.credential);
      select s.unread, s.latest_id into stream_states.unread, stream_states.latest_id from public.notification_state() s;
      return next;
    exception when sqlstate 'PX401' then
      null;
    end;
  end loop;
  perform set_config('pcf.user_id', '', true), set_config('pcf.organisation_id', '', true), set_config('pcf.session_id', '', true);
end $$;
revoke execute on function stream_states(text[]) from public;
grant execute on function stream_states(text[]) to pcf_app;
