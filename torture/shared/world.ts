import type { ExchangeSide } from '@pcf/contract/vocabulary/requests';
import { announceWaiting } from '../../apps/server/src/modules/notifications/testing/announce-waiting.ts';
import { exchangeableAnswer } from '../../apps/server/src/modules/sold-products/footprints/testing/exchangeable.ts';
import { askForAccess } from '../../apps/server/src/modules/users/testing/ask-for-access.ts';
import { saveDraft, submitAnswer } from '../../apps/server/src/testing/answers.ts';
import { createKey } from '../../apps/server/src/testing/api-keys.ts';
import {
  accept,
  invited,
  invitedByLink,
  type Person,
  registeredCompany,
  registeredUser,
  waitingClaim,
} from '../../apps/server/src/testing/companies.ts';
import { createProduct } from '../../apps/server/src/testing/exchange.ts';
import { addDocument, pdf } from '../../apps/server/src/testing/library.ts';
import { createConnection, failedDelivery } from '../../apps/server/src/testing/network.ts';
import { createSoldProduct } from '../../apps/server/src/testing/sold-products.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import { furnishRest } from './furnish-rest.ts';
import { taken } from './taken.ts';

/** Ids of one organisation by the names that fields have for them. */
type KnownIds = Readonly<Record<string, string>>;

/** A company that has something of every kind, with a partner that it both buys from and sells to. */
export interface World {
  /** In every name and text of it, and nowhere else. */
  readonly canary: string;
  readonly admin: Person;
  readonly editor: Person;
  readonly partner: Person;
  readonly stranger: Person;
  readonly known: Readonly<Record<ExchangeSide, KnownIds>>;
}

interface SentLine {
  readonly lineId: string;
  readonly productId: string;
  readonly requestReference: string;
  readonly campaignId: string;
}

export async function furnishWorld(server: TestServer, canary: string): Promise<World> {
  const admin = await registeredCompany(server, `${canary} works`, { email: `ada@${canary}.example` });
  const editor = await registeredUser(server, admin.organisationId, {
    email: `eve@${canary}.example`,
    accessLevel: 'EDITOR',
  });
  const partner = await registeredCompany(server, `${canary} partner`, { email: `ben@${canary}-partner.example` });
  const stranger = await registeredCompany(server, `${canary} stranger`, { email: `sam@${canary}-stranger.example` });
  await connect(server, admin, partner);
  const received = await connect(server, partner, admin);

  const documents = { own: await addPdf(server, admin, canary), partner: await addPdf(server, partner, canary) };
  const template = await createSoldProduct(server, admin.token, {
    name: `${canary} template`,
    data: withDocument(documents.own),
  });
  const bought = await askPartner(server, admin, partner, canary);
  const sold = await askPartner(server, partner, admin, canary);
  await submit(server, partner, bought, { data: withDocument(documents.partner) });
  const params = { requestReference: bought.requestReference, productId: bought.productId };
  taken(await server.call('acceptEmissionData', { token: admin.token, params, body: { version: 1 } }));
  await submit(server, partner, bought, { data: withDocument(documents.partner), submissionVersion: 1 });
  await submit(server, admin, sold, { data: withDocument(documents.own), templateId: template.id });
  taken(await saveDraft(server, admin.token, sold.requestReference, sold.productId));
  // One that still waits for an answer.
  await askPartner(server, partner, admin, canary);
  await announceWaiting(server);

  const { invitationId, link } = await invitedByLink(server, admin, { email: `invited@${canary}-invited.example` });
  const claimId = await waitingClaim(server, stranger, invitationId, link);
  const colleague = `colleague@${canary}.example`;
  const body = { emails: [colleague], accessLevel: 'EDITOR' };
  taken(await server.call('inviteUsers', { token: admin.token, body }));
  const asked = await askForAccess(server, `${canary} works`, {
    email: `asks@${canary}.example`,
    firstName: canary,
    lastName: 'Asks',
  });
  const key = await createKey(server, admin.token, ['READ'], { name: `${canary} key` });
  const network = await createConnection(server, admin.token, { name: `${canary} network` });
  const importId = crypto.randomUUID();
  const rest = { bought, sold, claimId, importId, templateId: template.id, network };
  const { notificationId } = await furnishRest(server, { canary, admin, editor, partner }, rest);

  const userId = await userIdOf(server, editor);
  const both: KnownIds = {
    templateId: template.id,
    templateIds: template.id,
    supplierId: partner.organisationId,
    supplierIds: partner.organisationId,
    customerId: partner.organisationId,
    customerIds: partner.organisationId,
    organisationId: admin.organisationId,
    invitationId,
    invitationIds: invitationId,
    claimId,
    userId,
    actorIds: await userIdOf(server, admin),
    createdBy: await userIdOf(server, admin),
    sessionId: admin.sessionId,
    keyId: key.id,
    connectionId: network.id,
    messageId: await failedDelivery(server, network, { document: { comment: canary }, lineId: bought.lineId }),
    partnerId: network.partnerId,
    importId,
    campaignId: bought.campaignId,
    emails: colleague,
    email: colleague,
    ids: notificationId,
    upTo: notificationId,
    received,
    accessRequest: asked.id,
  };
  const side = (line: SentLine, attachmentId: string): KnownIds => ({
    ...both,
    attachmentId,
    requestReference: line.requestReference,
    productId: line.productId,
    productIds: line.productId,
    lineId: line.lineId,
    lineIds: line.lineId,
  });
  return {
    canary,
    admin,
    editor,
    partner,
    stranger,
    known: { CUSTOMER: side(bought, documents.partner), SUPPLIER: side(sold, documents.own) },
  };
}

async function userIdOf(server: TestServer, { email }: Person): Promise<string> {
  const { rows } = await server.database.executeSql('owner')('select id from organisation_user where email = $1', [
    email,
  ]);
  return String(rows[0]?.id);
}

/** The other becomes a supplier; answers with the id of the invitation. */
async function connect(server: TestServer, customer: Person, supplier: Person): Promise<string> {
  const invitationId = await invited(server, customer, { email: supplier.email, relation: 'SUPPLIER' });
  taken(await accept(server, supplier, invitationId));
  return invitationId;
}

const addPdf = async (server: TestServer, { token }: Person, canary: string) =>
  (await addDocument(server, token, pdf(canary), `${canary}.pdf`)).id;

/** Complete for customers here and on other platforms. */
function withDocument(id: string) {
  const { dataSources, ...data } = exchangeableAnswer();
  return { ...data, dataSources: { ...dataSources, documents: [{ id, name: 'Report' }] } };
}

/** A product with a quantity, and a request for its data that belongs to a campaign. */
async function askPartner(server: TestServer, customer: Person, supplier: Person, canary: string): Promise<SentLine> {
  const { token } = customer;
  const { id, lineId } = await createProduct(server, token, {
    name: `${canary} product`,
    internalReference: `${canary}-${crypto.randomUUID()}`,
    description: `${canary} description`,
    supplierId: supplier.organisationId,
    unit: 'KG',
    yearlyQuantity: 12,
    quantityYear: 2024,
  });
  const body = {
    supplierId: supplier.organisationId,
    productIds: [id],
    comment: canary,
    campaign: `${canary} campaign`,
  };
  const { requestReference, campaign } = taken(await server.call('createEmissionRequest', { token, body }));
  return {
    lineId,
    productId: id,
    requestReference: String(requestReference),
    campaignId: (campaign as { id: string }).id,
  };
}

async function submit(
  server: TestServer,
  { token }: Person,
  { requestReference, productId }: SentLine,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  taken(await submitAnswer(server, token, requestReference, productId, given));
}
