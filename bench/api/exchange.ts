import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { demoPassword } from '../../apps/server/src/demo/demo-organisations.ts';
import { askServer } from './ask-server.ts';

export const customerEmail = 'lena.brandt@nordic-kitchen.example';

/** Who deals with each other, and may sign in. */
interface Parties {
  readonly customer: string;
  readonly supplier: string;
  readonly password: string;
}

const demoParties: Parties = {
  customer: customerEmail,
  supplier: 'ingrid.solberg@hydral-rolling.example',
  password: demoPassword,
};

/** One product of a request, as calls name it. */
interface AskedLine {
  readonly requestReference: string;
  readonly productId: string;
}

/** What a server has to measure calls with: what was there, and some thousand products that a customer buys of a supplier. */
export interface Exchange {
  readonly customer: string;
  readonly supplier: string;
  readonly supplierId: string;
  readonly customerUserId: string;
  readonly campaignId: string;
  readonly templateId: string;
  readonly answered: AskedLine;
  /** Those that wait for an answer. */
  readonly open: readonly AskedLine[];
}

const maxAtOnce = 2000;
const answeredLines = 20;

/** Rows that no other file holds; with every column that is read. */
export function productFile(name: string, rows: number, supplierEmail = demoParties.supplier): string {
  const heading = [
    productImportHeadings.name,
    productImportHeadings.internalReference,
    productImportHeadings.description,
    productImportHeadings.unit,
    productImportHeadings.massKg,
    productImportHeadings.supplierEmail,
    productImportHeadings.supplierProductReference,
    productImportHeadings.yearlyQuantity,
    productImportHeadings.quantityUnit,
    productImportHeadings.quantityYear,
  ].join(',');
  const row = (_: unknown, place: number) =>
    `Steel sheet ${name} ${place},${name}-${place},"Drawing ${place}, revision ${place % 13}",piece,${(1 + place) / 100},${supplierEmail},S-${name}-${place},${100 + place},piece,2026`;
  return [heading, ...Array.from({ length: rows }, row)].join('\n');
}

/** Through the calls that people would make, so that everything is as the server itself writes it. */
export async function prepareExchange(url: string, lines: number, parties = demoParties): Promise<Exchange> {
  const [customer, supplier] = [
    await signIn(url, parties.customer, parties),
    await signIn(url, parties.supplier, parties),
  ];
  await askServer(url, 'importProducts', { token: customer, file: productFile('BENCH', lines, parties.supplier) });
  const { id: supplierId } = await askServer(url, 'getOrganisation', { token: supplier });
  const open = await request(url, customer, supplierId, lines);
  for (const params of open.slice(0, answeredLines)) {
    await askServer(url, 'submitEmissionData', { token: supplier, params: { ...params }, body: submission });
    await askServer(url, 'acceptEmissionData', { token: customer, params: { ...params }, body: { version: 1 } });
  }
  const [answered] = open;
  const { id: customerUserId } = await askServer(url, 'getCurrentUser', { token: customer });
  const { data: campaigns } = await askServer(url, 'listCampaigns', { token: customer });
  const { data: templates } = await askServer(url, 'listTemplates', { token: supplier });
  const [campaign] = campaigns;
  const [template] = templates;
  if (!answered || !campaign || !template) throw new Error('The demo holds less than there is to be measured.');
  return {
    customer,
    supplier,
    supplierId,
    customerUserId,
    campaignId: campaign.id,
    templateId: template.id,
    answered,
    open: open.slice(answeredLines),
  };
}

/** The shortest complete answer. */
export const submission: OperationInput<'submitEmissionData'>['body'] = {
  data: {
    emissionValues: {
      granularity: 'PRODUCT',
      value: 1.5,
      unit: 'KG',
      confidence: 'VERY',
      referenceYear: 2024,
      lifecycleBoundary: 'CRADLE_TO_GATE',
    },
    dataSources: { primaryDataShareType: 'PRIMARY' },
    methodologies: { standards: ['ISO_14067'] },
  },
  submissionVersion: 0,
};

export async function signIn(url: string, email: string, { password }: Pick<Parties, 'password'>): Promise<string> {
  const tokens = await askServer(url, 'loginUser', { body: { email, password } });
  return tokens.access_token;
}

/** Asks for everything that the supplier was not asked for yet. */
async function request(url: string, token: string, supplierId: string, lines: number): Promise<AskedLine[]> {
  const asked: AskedLine[] = [];
  for (let left = lines; left > 0; left -= maxAtOnce) {
    const ids: string[] = [];
    for (let page = 0; ids.length < Math.min(left, maxAtOnce); page += 1) {
      const { data } = await askServer(url, 'listPurchasedProducts', {
        token,
        query: {
          supplierIds: supplierId,
          productRequestStatus: 'NOT_STARTED',
          limit: '500',
          pageNumber: String(page),
        },
      });
      if (data.length === 0) throw new Error('Products that were imported are not listed.');
      ids.push(...data.map(({ productId }) => productId));
    }
    const { sent } = await askServer(url, 'requestProducts', {
      token,
      body: { productIds: ids.slice(0, maxAtOnce) },
    });
    asked.push(
      ...sent.map(({ productId, requestReference }) => ({ productId, requestReference: requestReference ?? '' })),
    );
  }
  return asked;
}
