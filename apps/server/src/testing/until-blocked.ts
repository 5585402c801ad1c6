import type pg from 'pg';

/** Until somebody waits for the end of the client's transaction. */
export async function untilBlocked(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      'select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid',
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
