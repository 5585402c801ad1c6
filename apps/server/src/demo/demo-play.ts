import { catalogueFactors } from '@pcf/catalogue/factors';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { sql } from 'kysely';
import type { Caller, Tx } from '../database/database.ts';
import { findLine } from '../modules/answers/answered-line.queries.ts';
import { declineEmissionRequest } from '../modules/answers/decline-and-comment.ts';
import { saveEmissionDraft } from '../modules/answers/drafts.ts';
import { submitEmissionData } from '../modules/answers/submit-answer.ts';
import { chooseEstimates } from '../modules/footprint/choose-estimates.ts';
import { declineInvitation } from '../modules/invitations/invitations.service.ts';
import { readNotifications } from '../modules/notifications/notifications.routes.ts';
import { deleteProducts } from '../modules/products/delete-products.ts';
import { requestProducts } from '../modules/requests/request-products.ts';
import { acceptEmissionData, rejectEmissionData } from '../modules/reviews/reviews.ts';
import { actAs, inDays } from './at-demo-moment.ts';
import type { DemoAnswer, DemoStep } from './demo-answer.ts';
import { ingredientAnswers } from './demo-answers-ingredients.ts';
import { metalAnswers } from './demo-answers-metal.ts';
import { packagingAnswers } from './demo-answers-packaging.ts';
import { hydral, lena, lumen, talhof, vetro } from './demo-people.ts';
import { openInvitation } from './load-demo-invitations.ts';

const cradleToGate = { lifecycleBoundary: 'CRADLE_TO_GATE', referenceYear: 2025 } as const;

const packaging2026 = {
  customer: lena,
  campaign: 'Packaging 2026',
  comment: 'For our 2026 report. Figures for the product as delivered to us are enough.',
  expects: cradleToGate,
} as const;

/** Two campaigns, the older one nearly done, and what was asked for beside them. */
const demoRequests: readonly DemoRequest[] = [
  {
    customer: lena,
    daysAgo: 206.4,
    campaign: 'Ingredients 2025',
    comment: 'For the footprints of our ready meals. Please tell us how much of it you have measured.',
    expects: cradleToGate,
    daysToAnswer: 120,
    references: ['SE-DUR', 'WF-550', 'OA-RL', 'ST-POT', 'TO-2830', 'TO-CHP', 'OIL-OLV', 'BA-FR'],
  },
  {
    ...packaging2026,
    daysAgo: 142.3,
    daysToAnswer: 165,
    references: [
      ...['AL-1200-K', 'AL-2000-L', 'AL-0900', 'AT-0850', 'TL-82', 'TL-66'],
      ...['PT-0500', 'PT-0750', 'PP-0200', 'PB-5000', 'SH-1208', 'PS-0400', 'CF-300'],
      ...['CB-B1-40', 'CB-B2-40P', 'FC-S-400', 'KB-1000', 'MF-INS', 'ST-W'],
      ...['GJ-370', 'GJ-212', 'GB-250', 'LB-WS-70', 'LB-TR-50'],
    ],
  },
  {
    customer: lena,
    daysAgo: 43.2,
    comment: 'Harvest 2025, please, as delivered to our mill.',
    references: ['RW-DUR', 'OIL-RAP', 'SG-W2', 'PE-YD'],
  },
  { ...packaging2026, daysAgo: 28.3, daysToAnswer: 51, references: ['LF-38', 'AC-28'] },
  {
    customer: talhof,
    daysAgo: 38.4,
    comment: 'Wir berechnen den Fußabdruck unserer Becher. Bitte Werte ab Werk.',
    expects: cradleToGate,
    daysToAnswer: 60,
    references: ['TM-4410', 'TM-4411', 'TM-4420', 'TM-4431', 'TM-4502'],
  },
  {
    customer: lumen,
    daysAgo: 23.3,
    comment: 'Pour notre bilan 2026 : une valeur vérifiée serait idéale.',
    expects: { ...cradleToGate, verified: true },
    daysToAnswer: 45,
    references: ['EMB-310', 'EMB-322', 'EMB-328', 'EMB-341'],
  },
];

/** On which day it is due, told as if it were sent now. */
const dueDateOf = ({ daysToAnswer }: DemoRequest): string | undefined =>
  daysToAnswer === undefined ? undefined : inDays(daysToAnswer);

/** What somebody does about a product that was asked for; `version` is that of the newest answer. */
const takeDemoStep =
  ({ internalReference }: Omit<DemoAnswer, 'steps'>, step: DemoStep, version: number) =>
  async (tx: Tx, caller: Caller): Promise<void> => {
    const line = await askedLine(tx, internalReference);
    if (!line) return;
    const params = { requestReference: line.reference, productId: line.product_id };
    if ('accepts' in step) {
      await acceptEmissionData(tx, { params, body: { version } }, caller);
    } else if ('rejectsWith' in step) {
      await rejectEmissionData(tx, { params, body: { version, reason: step.rejectsWith } }, caller);
    } else if ('drafts' in step) {
      await saveEmissionDraft(
        tx,
        await findLine(tx, params),
        { params, body: { data: step.drafts, draftVersion: 0 } },
        caller,
      );
    } else if ('declinesWith' in step) {
      const body = {
        reason: step.declinesWith,
        reasonCode: 'NO_DATA_YET',
        expectedDate: inDays(step.dataInDays),
      } as const;
      await declineEmissionRequest(tx, await findLine(tx, params), { params, body }, caller);
    } else {
      const { submits, itemData, confirms: plausibilityConfirmation } = step;
      const data = await withStatements(tx, submits);
      const body = { data, itemData, plausibilityConfirmation, submissionVersion: version };
      await submitEmissionData(tx, await findLine(tx, params), { params, body }, caller);
    }
  };

/** What the demo's suppliers told its customer, enough that every state of an answer can be seen on either side. */
const demoAnswers = (): readonly DemoAnswer[] => [...ingredientAnswers(), ...metalAnswers(), ...packagingAnswers()];

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

/** The same for either side: nobody else in the demo has a product of this reference. */
async function askedLine(tx: Tx, internalReference: string) {
  const { rows } = await sql<{ reference: string; product_id: string }>`
    select request_reference as reference, product_id from product_line
     where sent_reference = ${internalReference} and request_reference is not null`.execute(tx);
  return rows[0];
}

/** Documents are named in the demo; only here their ids are known. */
async function withStatements(tx: Tx, data: EmissionData): Promise<EmissionData> {
  const names = data.verificationData?.documents?.map(({ name }) => name) ?? [];
  if (names.length === 0) return data;
  const documents = await tx.selectFrom('document').select(['id', 'name']).where('name', 'in', names).execute();
  return { ...data, verificationData: { ...data.verificationData, documents } };
}

type Sending = Omit<CheckedInput<'requestProducts'>['body'], 'productIds' | 'dueDate'>;

interface DemoRequest extends Sending {
  readonly customer: string;
  readonly daysAgo: number;
  readonly references: readonly string[];
  /** Counted from when it was sent. */
  readonly daysToAnswer?: number;
}
