import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import { createProduct, registeredSupplier } from './exchange.ts';
import { type Answer, answerOf, type TestServer } from './test-server.ts';

type Document = OperationOutput<'uploadDocument'>;

export const pdf = (text = 'report') => `%PDF-1.7\n% ${text}\n%%EOF\n`;

/** Sends a file as a form does, and answers whatever comes back. */
export async function sendDocument(
  server: TestServer,
  token: string,
  content: string | Blob = pdf(),
  name = 'Report.pdf',
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([content], { type: 'text/plain' }), name);
  return answerOf(
    await fetch(new URL('/api/organisation/attachments', server.url), {
      method: 'POST',
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      body: form,
    }),
  );
}

export async function addDocument(...given: Parameters<typeof sendDocument>): Promise<Document> {
  const { status, body } = await sendDocument(...given);
  if (status !== 200) throw new Error(`The document was not taken: ${JSON.stringify(body)}`);
  return body as unknown as Document;
}

export interface AskedLine {
  readonly requestReference: string;
  readonly productId: string;
  readonly lineId: string;
  readonly supplier: { readonly id: string; readonly token: string };
  readonly customerOrganisationId: string;
}

/** A line that a registered supplier was sent. */
export async function askedLine(server: TestServer, customerToken: string, email: string): Promise<AskedLine> {
  const supplier = await registeredSupplier(server, customerToken, email, email);
  const product = await createProduct(server, customerToken);
  const { body } = await server.call('createEmissionRequest', {
    token: customerToken,
    body: { supplierId: supplier.id, productIds: [product.id] },
  });
  const { rows } = await server.database.asOwner((tx) =>
    sql<{
      customerOrganisationId: string;
    }>`select customer_organisation_id as "customerOrganisationId" from product_line where id = ${product.lineId}`.execute(
      tx,
    ),
  );
  return {
    requestReference: String(body.reference ?? body.requestReference),
    productId: product.id,
    lineId: product.lineId,
    supplier,
    customerOrganisationId: rows[0]?.customerOrganisationId ?? '',
  };
}

/** A version of the line's data without documents, as the owner writes it. */
export async function addSubmission(server: TestServer, { lineId }: AskedLine, version = 1): Promise<void> {
  await server.database.asOwner((tx) =>
    sql`
      insert into submission (customer_organisation_id, line_id, version, supplier_organisation_id, data, submitted_by)
      select l.customer_organisation_id, l.id, ${version}, l.supplier_organisation_id, '{}', a.id
        from product_line l join actor a on a.organisation_id = l.supplier_organisation_id
       where l.id = ${lineId} limit 1`.execute(tx),
  );
}

/** The jobs that wait to discard files, by key. */
export async function waitingDiscards(server: TestServer): Promise<Map<string, { inSeconds: number }>> {
  const { rows } = await server.database.executeSql('owner')(
    "select data->>'storageKey' as key, extract(epoch from start_after - now()) as seconds from pgboss.job where name = 'discard-file' and state = 'created' order by start_after desc",
  );
  return new Map(rows.map(({ key, seconds }) => [String(key), { inSeconds: Number(seconds) }]));
}

export async function storageKeyOf(server: TestServer, documentId: string): Promise<string> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ storage_key: string }>`select storage_key from document where id = ${documentId}`.execute(tx),
  );
  return rows[0]?.storage_key ?? '';
}
