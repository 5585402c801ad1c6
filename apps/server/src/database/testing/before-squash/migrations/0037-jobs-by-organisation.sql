-- A job that names the organisation it is for belongs to that organisation's group, of which a process does a few at once:
-- what is told to a platform that answers slowly, or fetched from it, keeps nobody else's jobs waiting.
create or replace function enqueue(p_queue text, p_data jsonb) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = auto
as $$
declare
  job_id uuid;
begin
  insert into pgboss.job (id, name, data, start_after, created_on, keep_until, expire_seconds, deletion_seconds, retry_limit,
                          retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds, group_id)
  select gen_random_uuid(), q.name, p_data, now(), now(), now() + q.retention_seconds * interval '1 second', q.expire_seconds,
         q.deletion_seconds, q.retry_limit, q.retry_delay, coalesce(q.retry_backoff, false), q.retry_delay_max, q.policy,
         q.dead_letter, q.heartbeat_seconds, p_data ->> 'organisationId'
    from pgboss.queue q where q.name = p_queue
  returning id into job_id;
  if job_id is null then
    raise exception 'there is no queue %', p_queue;
  end if;
  return job_id;
end $$;
