import { catalogueFactors } from '@pcf/catalogue/factors';
import type { Caller, Tx } from '../database/database.ts';
import { chooseEstimates } from '../modules/footprint/choose-estimates.service.ts';
import { declineInvitation } from '../modules/invitations/invitations.service.ts';
import { readNotifications } from '../modules/notifications/notifications.service.ts';
import { deleteProducts } from '../modules/products/delete-products.service.ts';
import { requestProducts } from '../modules/requests/request-products.service.ts';
import { actAs } from './at-demo-moment.ts';
import { demoAnswers } from './demo-answers.ts';
import { hydral, lena, vetro } from './demo-people.ts';
import { type DemoRequest, demoRequests, dueDateOf } from './demo-requests.ts';
import { openInvitation } from './open-invitation.ts';
import { takeDemoStep } from './take-demo-step.ts';

/** What somebody of the demo did, and when. */
export interface DemoScene {
  readonly daysAgo: number;
  /** By e-mail. */
  readonly who: string;
  readonly act: (tx: Tx, caller: Caller, callers: ReadonlyMap<string, Caller>) => Promise<unknown>;
}

/** All that happened between the demo's companies, in the order of its moments. */
export const demoPlay = (): readonly DemoScene[] =>
  [
    ...demoRequests.map((request) => ({ daysAgo: request.daysAgo, who: request.customer, act: send(request) })),
    ...demoAnswers().flatMap(({ steps, ...of }) =>
      steps.map((step, index) => ({
        daysAgo: step.daysAgo,
        who: 'accepts' in step || 'rejectsWith' in step ? lena : of.supplier,
        act: takeDemoStep(of, step, steps.slice(0, index).filter((earlier) => 'submits' in earlier).length),
      })),
    ),
    ...[lena, hydral].map((who) => ({ daysAgo: 10.1, who, act: readAll })),
    { daysAgo: 110.3, who: lena, act: declineOfVetro },
    { daysAgo: 84.2, who: lena, act: remove(['PS-0400', 'ST-W'], true) },
    { daysAgo: 83.3, who: lena, act: remove(['AL-0900', 'CF-300'], false) },
    { daysAgo: 30.4, who: lena, act: estimate('RW-DUR', 'Durum wheat') },
    { daysAgo: 30.3, who: lena, act: estimate('SG-W2', 'Sugar from sugar beet') },
  ].toSorted((one, other) => other.daysAgo - one.daysAgo);

async function productIds(tx: Tx, references: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('product')
    .select('id')
    .where('archived_at', 'is', null)
    .where('internal_reference', 'in', references)
    .execute();
  return rows.map(({ id }) => id);
}

const send =
  (request: DemoRequest): DemoScene['act'] =>
  async (tx, customer) => {
    const { customer: _customer, daysAgo, references, daysToAnswer, ...sending } = request;
    const body = { ...sending, productIds: await productIds(tx, references), dueDate: dueDateOf(request) };
    if (body.productIds.length > 0) await requestProducts(tx, { body }, customer);
  };

const remove =
  (references: readonly string[], cancelOnly: boolean): DemoScene['act'] =>
  async (tx, customer) => {
    const body = { productIds: await productIds(tx, references), cancelOnly };
    if (body.productIds.length > 0) await deleteProducts(tx, { body }, customer);
  };

/** Counts meanwhile, for a grower who has not answered, with what the catalogue says of the crop. */
const estimate =
  (reference: string, crop: string): DemoScene['act'] =>
  async (tx, customer) => {
    const factor = catalogueFactors.find(({ category, name }) => category === 'Plant products' && name === crop);
    const ids = await productIds(tx, [reference]);
    if (!factor || ids.length === 0) return;
    const { topCategory, category, subcategory, name, impact, version } = factor;
    const body = { productIds: ids, factor: { topCategory, category, subcategory, name, impact, version } };
    await chooseEstimates(tx, { body }, customer);
  };

/** What has happened since is new to them. */
async function readAll(tx: Tx, caller: Caller): Promise<void> {
  const newest = await tx
    .selectFrom('notification')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  if (newest?.id) await readNotifications(tx, { body: { upTo: String(newest.id) } }, caller);
}

/** One who was asked wants to have nothing to do with it, so that what was asked for is declined. */
async function declineOfVetro(tx: Tx, _customer: Caller, callers: ReadonlyMap<string, Caller>): Promise<void> {
  const decliner = callers.get(vetro);
  const invitationId = await openInvitation(tx, vetro);
  if (!decliner || invitationId === undefined) return;
  await actAs(tx, decliner);
  await declineInvitation(tx, { params: { invitationId } });
}
