import { sql } from 'kysely';
import type { Caller, Queries, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { lockReceivedLines, type ReceivedLine } from '../lines/supplier-lines.service.ts';

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

/** Its id, for queries of what belongs to it. */
const answeredLineIds = (line: AnsweredLine) => sql<string[]>`array(select id from (${lines(line)}) l)`;

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

/** The line of a path, held until the transaction ends. */
export async function findLine(tx: Tx, caller: Caller, path: AnsweredLine): Promise<ReceivedLine> {
  const [line] = await lockReceivedLines(tx, caller.organisationId, answeredLineIds(path));
  if (!line) throw new ProblemError('NOT_FOUND');
  return line;
}
