import { sql } from 'kysely';
import { compiledOnce } from '../../database/compiled-once.ts';
import type { Queries, Tx } from '../../database/database.ts';
import { byNoIndex } from '../../database/list-query.ts';
import { pipelined } from '../../database/pipelined.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { type ReceivedLine, selectHeldLines } from '../lines/supplier-lines.service.ts';

/** One line of the caller's as supplier, named by a request it was ever sent in. */
export interface AnsweredLine {
  readonly requestReference: string;
  readonly productId: string;
}

const lines = ({ requestReference, productId }: AnsweredLine) => sql`
  select l.customer_organisation_id, l.id
    from emission_request r
    join request_line q on q.customer_organisation_id = r.customer_organisation_id and q.request_id = r.id
    join product_line l on l.customer_organisation_id = q.customer_organisation_id and l.id = q.line_id
   where r.reference = ${requestReference} and r.supplier_organisation_id = current_organisation()
     and l.product_id = ${productId} and l.supplier_organisation_id = current_organisation() and l.sent_at is not null`;

export interface LineKey {
  readonly id: string;
  readonly customer_organisation_id: string;
}

export const selectLineKey = (db: Queries | Tx, line: AnsweredLine) =>
  db.selectFrom(sql<LineKey>`(${lines(line)})`.as('l')).selectAll();

/** Finds a line and notes that the caller looks at it. */
export async function visitLine(tx: Tx, line: AnsweredLine): Promise<LineKey | undefined> {
  const { rows } = await sql<LineKey>`
    insert into line_visit (supplier_organisation_id, user_id, customer_organisation_id, line_id)
    select current_organisation(), current_user_id(), l.customer_organisation_id, l.id from (${lines(line)}) l
    on conflict (user_id, customer_organisation_id, line_id) do update set visited_at = now()
    returning customer_organisation_id, line_id as id`.execute(tx);
  return rows[0];
}

export const selectHeldLine = (db: Queries, { requestReference, productId }: AnsweredLine) =>
  selectHeldLines(db).where(sql<boolean>`
    product_id = ${productId}
    and ${byNoIndex(sql`supplier_organisation_id = current_organisation() and sent_at is not null`)}
    and exists (
      select from emission_request r
        join request_line q on q.customer_organisation_id = r.customer_organisation_id and q.request_id = r.id
       where r.reference = ${requestReference} and r.supplier_organisation_id = current_organisation()
         and q.customer_organisation_id = product_line.customer_organisation_id and q.line_id = product_line.id)`);

const lineForUpdate = compiledOnce(selectHeldLine);
const freeLineForUpdate = compiledOnce((db, path: AnsweredLine) => selectHeldLine(db, path).skipLocked());

/** The customer of a request, unless the connection with it has ended. */
export const selectConnectedCustomer = (db: Queries, { requestReference }: Pick<AnsweredLine, 'requestReference'>) =>
  db
    .selectFrom('emission_request as r')
    .innerJoin('connection as k', (join) =>
      join
        .onRef('k.customer_organisation_id', '=', 'r.customer_organisation_id')
        .onRef('k.supplier_organisation_id', '=', 'r.supplier_organisation_id'),
    )
    .select('k.customer_organisation_id as id')
    .where('r.reference', '=', requestReference)
    .where('r.supplier_organisation_id', '=', sql<string>`current_organisation()`)
    .where('k.status', '<>', 'DECLINED');

const connectedCustomer = compiledOnce(selectConnectedCustomer);

async function hold(tx: Tx, path: AnsweredLine, selected: typeof lineForUpdate): Promise<ReceivedLine | undefined> {
  // A statement of its own that comes second: it sees what has become of the connection while the line was waited for.
  const [[line], [customer]] = await pipelined([selected(tx, path), connectedCustomer(tx, path)]);
  return line && { ...line, connected: customer?.id === line.customer_organisation_id };
}

/** The line of a path, held until the transaction ends, unless somebody else holds it. All that it asks is sent at once. */
export const findFreeLine = (tx: Tx, path: AnsweredLine) => hold(tx, path, freeLineForUpdate);

/** The line of a path, held until the transaction ends, as soon as nobody else holds it. */
export async function findLine(tx: Tx, path: AnsweredLine): Promise<ReceivedLine> {
  const line = await hold(tx, path, lineForUpdate);
  if (!line) throw new ProblemError('NOT_FOUND');
  return line;
}
