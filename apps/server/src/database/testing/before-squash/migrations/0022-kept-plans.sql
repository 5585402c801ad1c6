-- Connections of the application plan each statement for the values at hand, since organisations differ in size. What
-- looks up a row by its key is the same for everybody: these functions plan their statements a few times and keep that.
alter function begin_request(text) set plan_cache_mode = auto;
alter function begin_link(text, text) set plan_cache_mode = auto;
alter function advance_session(uuid, integer, interval, interval) set plan_cache_mode = auto;
alter function enqueue(text, jsonb) set plan_cache_mode = auto;
alter function enqueue_after(text, jsonb, integer) set plan_cache_mode = auto;
