import { sql } from 'kysely';
import { actFor, type Tx } from '../database/database.ts';
import { serverOfFile } from './api-test.ts';
import { demoDirectory, type Member } from './members.ts';

/** What raw SQL can see and do on behalf of the people of the demo, by their first names, for a whole test file. */
export async function wallsOfFile() {
  const server = await serverOfFile();
  const person = await demoDirectory(server);
  const as = <Result>(firstName: string, work: (tx: Tx) => Promise<Result>) =>
    server.database.withoutOrganisation(async (tx) => {
      await actFor(tx, person(firstName).organisationId, person(firstName).userId);
      return work(tx);
    });

  const countFor = (firstName: string, table: string) =>
    as(firstName, async (tx) => {
      const { rows } = await sql.raw<{ count: number }>(`select count(*)::integer as count from ${table}`).execute(tx);
      return rows[0]?.count;
    });

  return {
    server,
    person,
    as,
    countFor,
    /** How many rows of a table each sees: a supplier, its customer and a third. */
    countsFor: async (table: string) => ({
      Ingrid: await countFor('Ingrid', table),
      Lena: await countFor('Lena', table),
      Camille: await countFor('Camille', table),
    }),
    /** How many rows a statement changed, or the code of what stands against it. */
    outcome: (firstName: string, statement: string) =>
      as(firstName, (tx) => sql.raw(statement).execute(tx)).then(
        ({ numAffectedRows }) => Number(numAffectedRows ?? 0),
        (error: { code?: string }) => error.code,
      ),
    /** How many rows of these tables stay with a line that goes to another supplier; afterwards it is where it was. */
    leftBehind: (line: string, tables: readonly string[]): Promise<unknown> =>
      server.database
        .asOwner(async (tx) => {
          const { organisationId: another } = person('Sara');
          await sql`update product_line set supplier_organisation_id = ${another} where id = ${line}`.execute(tx);
          const counts = tables.map((table) => `(select count(*) from ${table})`);
          const { rows } = await sql.raw<{ count: number }>(`select ${counts.join(' + ')} as count`).execute(tx);
          throw Number(rows[0]?.count);
        })
        .catch((count: unknown) => count),
    /** A product of one that was sent to the other and answered once; the id of its line. */
    async sendLine(customer: Member, supplier: Member, reference: string): Promise<string> {
      const { rows } = await server.database.asOwner((tx) =>
        sql<{ id: string }>`
          with bought as (
            insert into product (organisation_id, name, internal_reference, created_by)
            values (${customer.organisationId}, 'Foil', ${reference}, ${customer.userId}) returning id
          ), asked as (
            insert into emission_request (customer_organisation_id, supplier_organisation_id, created_by)
            values (${customer.organisationId}, ${supplier.organisationId}, ${customer.userId}) returning id, reference
          )
          insert into product_line (customer_organisation_id, product_id, supplier_organisation_id, status, product_name, internal_reference,
                                    request_id, request_reference, sent_at, requested_at, sent_name, sent_reference, submission_version)
          select ${customer.organisationId}, bought.id, ${supplier.organisationId}, 'PENDING_REVIEW', 'Foil', ${reference}, asked.id,
                 asked.reference, now(), now(), 'Foil', ${reference}, 1
            from bought, asked returning id`.execute(tx),
      );
      return rows[0]?.id ?? '';
    },
  };
}
