import type { CallName } from '@pcf/contract/operations/calls';
import { verificationCoverages } from '@pcf/contract/vocabulary/verification-coverage';
import { verificationLevels } from '@pcf/contract/vocabulary/verification-level';
import {
  askedByPartner,
  connectPartner,
  deliver,
  eventsAt,
  type Partner,
} from '../../apps/server/src/modules/network/testing/partners.ts';
import { exchangeableAnswer } from '../../apps/server/src/modules/product-footprints/testing/exchangeable.ts';
import { accept, invited, type Person, registeredCompany } from '../../apps/server/src/testing/companies.ts';
import { addDocument, pdf } from '../../apps/server/src/testing/library.ts';
import { callAsPartner, partnerToken } from '../../apps/server/src/testing/network.ts';
import type { Answer, TestServer } from '../../apps/server/src/testing/test-server.ts';
import { trackingEventForTests } from '../../apps/server/src/testing/tracking-event.ts';
import { taken } from '../shared/taken.ts';
import type { Part } from './audiences.ts';
import { createMarks, type Mark } from './marks.ts';
import type { Read } from './readable.ts';

export type Company = Extract<Part, 'customer' | 'supplier' | 'otherCustomer' | 'otherSupplier' | 'stranger'>;
export const companies: readonly Company[] = ['customer', 'supplier', 'otherCustomer', 'otherSupplier', 'stranger'];

export interface Played {
  readonly people: Readonly<Record<Company, Person>>;
  readonly marks: readonly Mark[];
  /** What the partner on another platform was told and can ask for. */
  toldPlatform(): Promise<Read[]>;
  close(): void;
}

/** An answer that can be sent anywhere, and in which every text says something. */
const wordyAnswer = (documentId: string) => {
  const { emissionValues, dataSources, methodologies, exchange } = exchangeableAnswer();
  return {
    comment: '',
    emissionValues: { ...emissionValues },
    dataSources: { ...dataSources, emissionFactorSources: [{ source: 'OTHER' }] },
    methodologies: {
      ...methodologies,
      standards: ['OTHER'],
      impactMethodology: 'OTHER',
      allocationMethods: ['OTHER'],
      exemptedEmissionsPercent: 1,
    },
    verificationData: {
      verified: true,
      provider: 'OTHER',
      standard: 'OTHER',
      date: '2025-06-30',
      coverage: verificationCoverages[0],
      level: verificationLevels[0],
      documents: [{ id: documentId, name: 'Report' }],
    },
    reductionPlan: { hasPlan: 'YES' },
    exchange: { ...exchange, productOrSectorSpecificRules: [{ operator: 'OTHER' }] },
  };
};

/** One long exchange in which everybody says whatever can be said. */
export async function play(server: TestServer): Promise<Played> {
  const people = Object.fromEntries(
    await Promise.all(
      companies.map(async (part) => [
        part,
        await registeredCompany(server, part, { email: `ada@${part.toLowerCase()}.example` }),
      ]),
    ),
  ) as Record<Company, Person>;
  const { customer, supplier, otherCustomer, otherSupplier } = people;
  const words = createMarks();
  const say = async (
    who: Company,
    name: CallName,
    body: object,
    params: Readonly<Record<string, string>> = {},
    about?: Part,
  ) => {
    const marked = words.in(name, who, body, about);
    const answer: Answer = await server.call(name, { token: people[who].token, params, body: marked });
    try {
      return taken(answer) ?? {};
    } catch (cause) {
      throw new Error(`${name} of the ${who} was refused`, { cause });
    }
  };

  for (const [buys, sells] of [
    [customer, supplier],
    [otherCustomer, supplier],
    [customer, otherSupplier],
  ] as const) {
    const invitationId = await invited(server, buys, { email: sells.email, relation: 'SUPPLIER' });
    taken(await accept(server, sells, invitationId));
  }
  for (const who of companies) {
    await say(who, 'updateOrganisation', { name: '' });
    await say(who, 'updateCurrentUser', { firstName: '', lastName: '', jobTitle: '', language: 'en' });
    await say(who, 'createApiKey', { name: '', scopes: ['READ'] });
    await say(who, 'trackEvent', trackingEventForTests);
  }
  await say('supplier', 'setSbtiTarget', { hasTarget: false, reasonForNoTarget: 'OTHER' });
  const invitations = [{ email: 'office@invited.example', relation: 'SUPPLIER' }];
  await say('customer', 'createInvitations', { invitations });

  const document = await addDocument(server, supplier.token, pdf('Report'), 'report.pdf');

  /** A product of a customer that its supplier is asked about. */
  async function ask(who: Company, supplierId: string, by: CallName = 'createEmissionRequest') {
    const about = supplierId === otherSupplier.organisationId ? 'otherSupplier' : undefined;
    const { id, lines } = (await say(who, 'createProduct', { supplierId }, {}, about)) as {
      id: string;
      lines: { lineId: string }[];
    };
    const asked = await say(
      who,
      by,
      { ...(by === 'createEmissionRequest' ? { supplierId } : {}), productIds: [id] },
      {},
      about,
    );
    const sent = asked.sent as { requestReference: string }[] | undefined;
    const requestReference = String(asked.requestReference ?? sent?.[0]?.requestReference);
    return { productId: id, requestReference, lineId: lines[0]?.lineId ?? '' };
  }
  const pathOf = ({ productId, requestReference }: Awaited<ReturnType<typeof ask>>) => ({
    productId,
    requestReference,
  });
  const submit = (path: Readonly<Record<string, string>>, submissionVersion = 0) =>
    say('supplier', 'submitEmissionData', { data: wordyAnswer(document.id), submissionVersion }, path);

  const first = await ask('customer', supplier.organisationId);
  const [declined, other] = [
    await ask('customer', supplier.organisationId),
    await ask('otherCustomer', supplier.organisationId),
  ];
  await ask('customer', otherSupplier.organisationId, 'requestProducts');
  await say('customer', 'addCustomerComment', {}, pathOf(first));
  await say('supplier', 'addSupplierComment', {}, pathOf(first));
  await say('supplier', 'saveEmissionDraft', { data: wordyAnswer(document.id), draftVersion: 0 }, pathOf(first));
  await say('supplier', 'declineEmissionRequest', {}, pathOf(declined));
  await say('customer', 'resendRequests', { items: [{ productId: declined.productId }] });
  await submit(pathOf(first));
  await say('customer', 'rejectEmissionData', { version: 1 }, pathOf(first));
  await submit(pathOf(first), 1);

  // What is kept of the answer to one customer goes to another one, and to one on another platform.
  const plain = await ask('customer', supplier.organisationId);
  await say('supplier', 'submitEmissionData', { data: exchangeableAnswer(), submissionVersion: 0 }, pathOf(plain));
  async function answerAlike(productId: string, lineId: string, customerId: string): Promise<void> {
    const kept = { token: supplier.token, params: { productId }, body: {} };
    const { id: templateId } = taken(await server.call('createTemplateOfProduct', kept)) as { id: string };
    const items = [{ lineId, templateId, dataVersion: 1, submissionVersion: 0 }];
    const result = await say('supplier', 'answerWithTemplates', { items, customers: [{ customerId }] });
    if (!Array.isArray(result.answered) || result.answered.length !== 1)
      throw new Error(`Nobody was answered with the template: ${JSON.stringify(result)}`);
  }
  const closing: (() => void)[] = [];
  const elsewhere = { name: 'Elsewhere', relations: ['CUSTOMER'] };
  const platform: Partner = await connectPartner(server, supplier.token, elsewhere, (close) => closing.push(close));
  const asked = await askedByPartner(server, platform, supplier.organisationId);
  await answerAlike(first.productId, other.lineId, otherCustomer.organisationId);
  await answerAlike(plain.productId, asked.lineId, platform.partnerId);
  await deliver(server);
  const newTemplate = { data: wordyAnswer(document.id) };
  const template = (await say('supplier', 'createTemplate', newTemplate)) as { id: string };
  await say('supplier', 'saveTemplateDraft', { ...newTemplate, draftVersion: 0 }, { templateId: template.id });
  return {
    people,
    marks: words.marks,
    async toldPlatform() {
      const token = await partnerToken(server, platform);
      const footprints = await callAsPartner(server, '/3/footprints', token);
      return [
        { where: '/3/footprints', text: JSON.stringify(footprints.body) },
        { where: 'events', text: JSON.stringify(eventsAt(platform)) },
      ];
    },
    close: () => {
      for (const each of closing) each();
    },
  };
}
