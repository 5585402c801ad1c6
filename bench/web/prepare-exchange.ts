import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { demoPassword } from '../../apps/server/src/demo/demo-organisations.ts';
import { callAt } from '../../e2e/call-at.ts';

type Tokens = OperationOutput<'loginUser'>;

export interface Exchange {
  readonly customer: Tokens;
  readonly supplier: Tokens;
  /** Of a product that the supplier has not answered yet. */
  readonly answerPath: string;
}

/** A page of a hundred rows, and some on the next. */
const products = 120;
/** Every other line has a value, a quality and a day on which it was answered. */
const answered = 60;

/** What the demo's customer buys of one of its suppliers, and has asked for. */
export async function prepareExchange(origin: string): Promise<Exchange> {
  const signIn = (email: string) => callAt(origin, 'loginUser', { email, password: demoPassword });
  const [customer, supplier] = await Promise.all([
    signIn('lena.brandt@nordic-kitchen.example'),
    signIn('ingrid.solberg@hydral-rolling.example'),
  ]);
  const token = customer.access_token;
  const { data: suppliers } = await callAt(origin, 'listSuppliers', undefined, token);
  const supplierId = suppliers.find(({ name }) => name === 'Hydral Rolling AS')?.id ?? null;
  const productIds: string[] = [];
  for (let index = 0; index < products; index += 1) {
    const number = String(index + 1).padStart(3, '0');
    const body = { name: `Aluminium profile, anodised, ${number}`, internalReference: `AP-${number}`, supplierId };
    productIds.push((await callAt(origin, 'createProduct', body, token)).id);
  }
  const { requests } = await callAt(origin, 'requestProducts', { productIds }, token);
  const requestReference = requests[0]?.requestReference ?? '';
  for (const [index, productId] of productIds.slice(0, answered).entries()) {
    const body = { data: answer(index), submissionVersion: 0, plausibilityConfirmation: 'Measured.' };
    await callAt(origin, 'submitEmissionData', body, supplier.access_token, { requestReference, productId });
  }
  const answerPath = `/supplier/requests/${requestReference}/products/${productIds.at(-1)}/emissions`;
  return { customer, supplier, answerPath };
}

const answer = (index: number): EmissionData => ({
  emissionValues: {
    granularity: 'PRODUCT',
    value: 6.5 + index / 16,
    unit: 'KG',
    referenceYear: 2025,
    lifecycleBoundary: 'CRADLE_TO_GATE',
  },
  dataSources: { primaryDataShareType: 'BOTH', shareOfPrimaryDataInEmissionFactor: index },
  methodologies: { standards: ['ISO_14067'] },
});
