import { createHash, randomUUID } from 'node:crypto';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { exampleFootprint } from '@pcf/pact/v3/testing/example-footprint';
import { sql } from 'kysely';
import { asOwner } from '../../apps/server/src/testing/answering.ts';
import { cellsFile } from '../../apps/server/src/testing/cells-file.ts';
import type { Person } from '../../apps/server/src/testing/companies.ts';
import { type CreatedConnection, shareFootprint } from '../../apps/server/src/testing/network.ts';
import { png } from '../../apps/server/src/testing/pictures.ts';
import { sendsFile } from '../../apps/server/src/testing/send-file.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import { trackingEventForTests } from '../../apps/server/src/testing/tracking-event.ts';
import { taken } from './taken.ts';

interface People {
  readonly canary: string;
  readonly admin: Person;
  readonly editor: Person;
  readonly partner: Person;
}

interface Line {
  readonly lineId: string;
  readonly productId: string;
  readonly requestReference: string;
}

interface Furnished {
  readonly bought: Line;
  readonly sold: Line;
  readonly claimId: string;
  readonly importId: string;
  readonly templateId: string;
  readonly network: CreatedConnection;
}

/** What stands in tables that the life of a line leaves empty. */
export async function furnishRest(server: TestServer, people: People, furnished: Furnished) {
  const { admin } = people;
  await callForRest(server, people, furnished);
  await insertRest(server, people, furnished);
  const [first, second] = await asOwner(
    server,
    sql<{ id: string }>`
      select id::text as id from notification where organisation_id = ${admin.organisationId} order by notification.id`,
  );
  const notificationId = second?.id ?? '';
  for (const body of [{ upTo: first?.id }, { ids: [notificationId] }])
    taken(await server.call('readNotifications', { token: admin.token, body }));
  return { notificationId };
}

async function callForRest(server: TestServer, { canary, admin }: People, furnished: Furnished): Promise<void> {
  const { token } = admin;
  const { sold, templateId, importId } = furnished;
  const params = { requestReference: sold.requestReference, productId: sold.productId };
  taken(await server.call('getEmissionAnswer', { token, params }));
  const matches = [{ lineId: sold.lineId, templateId }];
  taken(await server.call('confirmTemplateMatches', { token, body: { matches } }));
  const draft = { data: { comment: canary }, draftVersion: 0 };
  taken(await server.call('saveTemplateDraft', { token, params: { templateId }, body: draft }));
  const digits = String(100_000_000 + Math.floor(Math.random() * 800_000_000));
  const identifiers = { DUNS: digits, BPNL: `BPNL000${digits}` };
  taken(await server.call('updateOrganisation', { token, body: { name: `${canary} works`, identifiers } }));
  const target = { hasTarget: false, reasonForNoTarget: 'JUDGED_TO_BE_UNIMPORTANT' };
  taken(await server.call('setSbtiTarget', { token, body: target }));
  const headers = { 'idempotency-key': canary };
  taken(await server.call('trackEvent', { token, body: trackingEventForTests, headers }));
  taken(await sendsFile('uploadOrganisationLogo', 'logo.png')(server, token, png(64, 64)));
  const file = cellsFile(productImportHeadings, [{ name: `${canary} jar`, internalReference: `${canary}-jar` }], 3);
  taken(await sendsFile('importProducts')(server, token, file, { importId }));
}

/** What only jobs, large files and the provider of identities bring. */
async function insertRest(server: TestServer, { canary, admin, partner }: People, furnished: Furnished): Promise<void> {
  const { organisationId, email } = admin;
  const { bought, sold, claimId, templateId, importId, network } = furnished;
  await shareFootprint(server, network, { productNameCompany: canary });
  await server.database.asOwner(async (tx) => {
    await sql`insert into demo_organisation (organisation_id) values (${organisationId}) on conflict do nothing`.execute(
      tx,
    );
    await sql`
      insert into claimed_line (claim_id, customer_organisation_id, line_id)
      values (${claimId}, ${organisationId}, ${bought.lineId})`.execute(tx);
    await sql`
      insert into notice_collection (recipient_organisation_id, sender_organisation_id, kind)
      values (${organisationId}, ${partner.organisationId}, 'REQUESTED')`.execute(tx);
    await sql`
      insert into product_import_row (organisation_id, file_import_id, row_number, name, internal_reference)
      values (${organisationId}, ${importId}, 1, ${canary}, ${canary})`.execute(tx);
    await sql`
      insert into template_import_row (organisation_id, file_import_id, row_number, name, existing_template_id)
      values (${organisationId}, ${importId}, 1, ${canary}, ${templateId})`.execute(tx);
    await sql`
      insert into imported_footprint (organisation_id, footprint_id, template_id, content_hash)
      values (${organisationId}, gen_random_uuid(), ${templateId}, ${createHash('sha256').update(canary).digest('base64url')})`.execute(
      tx,
    );
    await sql`
      insert into submission_rows (supplier_organisation_id, customer_organisation_id, line_id, version, item_data)
      values (${organisationId}, ${partner.organisationId}, ${sold.lineId}, 1, '{}')`.execute(tx);
    await sql`
      insert into external_identity (issuer, subject, account_id)
      select ${`https://${canary}.example/`}, ${canary}, account_id from organisation_user where email = ${email}`.execute(
      tx,
    );
    await sql`
      insert into sign_in_code (account_id, network, expires_at)
      select account_id, ${canary}, now() + interval '1 hour' from organisation_user where email = ${email}`.execute(
      tx,
    );
    await sql`
      insert into network_token (hash, organisation_id, connection_id, expires_at)
      values (${createHash('sha256').update(canary).digest('base64url')}, ${organisationId}, ${network.id}, now() + interval '1 day')`.execute(
      tx,
    );
    await sql`
      insert into network_event (organisation_id, partner_organisation_id, event_id, kind, document, product_ids, comment, outcome)
      values (${organisationId}, ${network.partnerId}, ${canary}, 'REQUEST', ${canary}, ${[canary]}::text[], ${canary}, 'APPLIED')`.execute(
      tx,
    );
    const original = { ...exampleFootprint, id: randomUUID(), productDescription: canary };
    await sql`
      insert into received_footprint (customer_organisation_id, line_id, version, supplier_organisation_id, footprint_id, product_ids,
                                      document, remarks)
      select customer_organisation_id, line_id, version, supplier_organisation_id, ${original.id}, ${[canary]}::text[],
             ${JSON.stringify(original)}, '[]'
        from submission where customer_organisation_id = ${organisationId} and line_id = ${bought.lineId}`.execute(tx);
    // Of a partner that is no organisation of its own: nobody acts for it anyway.
    await sql`
      insert into organisation_suspension (organisation_id, reason) values (${network.partnerId}, ${canary})`.execute(
      tx,
    );
    await sql`
      insert into installation_event (event, organisation_id, organisation_name, reason)
      values ('ORGANISATION_SUSPENDED', ${organisationId}, ${canary}, ${canary})`.execute(tx);
    await sql`insert into installation_admin_address (email) values (${`runs@${canary}.example`})`.execute(tx);
    // Nobody writes to it: a mail that arrives would take the row away at any moment.
    await sql`insert into undeliverable_address (email, response_code) values (${`gone@${canary}.example`}, 550)`.execute(
      tx,
    );
  });
}
