import { sql } from 'kysely';
import type { TestServer } from '../../../testing/test-server.ts';

interface Customer {
  readonly organisationId: string;
  readonly userId: string;
}

/** The customer has so many lines and no others, S-1 and so on, all made at the same moment and ordered by their numbers. */
export async function haveManyLines(server: TestServer, customer: Customer, lines: number): Promise<void> {
  await server.database.asOwner(async (tx) => {
    await tx.deleteFrom('product').execute();
    await sql`
      with made as (
        insert into product (organisation_id, name, internal_reference, description, mass_kg, created_by)
        select ${customer.organisationId}, 'Screw', 'S-' || n, 'Box of ' || n || ', "new"', n / 100.0, ${customer.userId}
          from generate_series(1, ${lines}::integer) n
        returning id, internal_reference
      )
      insert into product_line (id, customer_organisation_id, product_id, product_name, internal_reference)
      select ('00000000-0000-4000-8000-' || lpad(substr(internal_reference, 3), 12, '0'))::uuid, ${customer.organisationId}, id,
             'Screw', internal_reference
        from made`.execute(tx);
  });
  await server.database.executeSql('owner')('analyze', []);
}
