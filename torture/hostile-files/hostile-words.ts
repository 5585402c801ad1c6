import { completeAnswer } from '../../apps/server/src/testing/answers.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import { formulas } from './formulas.ts';

export interface Sides {
  readonly customer: string;
  readonly supplier: string;
  readonly supplierId: string;
}

/** Everything that people can write into the exchange and that a file shows is a formula from now on. */
export async function writeFormulas(server: TestServer, { customer, supplier, supplierId }: Sides): Promise<void> {
  const succeed = async (...given: Parameters<TestServer['call']>): Promise<Record<string, unknown>> => {
    const { status, body } = await server.call(...given);
    if (status > 299) throw new Error(`${given[0]} was answered with ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const [first] = formulas;
  for (const token of [customer, supplier]) {
    await succeed('updateOrganisation', { token, body: { name: first } });
    const body = { firstName: first, lastName: first, jobTitle: first, language: 'en' };
    await succeed('updateCurrentUser', { token, body });
  }
  for (const [index, formula] of formulas.entries()) {
    const { id: productId } = await succeed('createProduct', {
      token: customer,
      body: {
        name: formula,
        internalReference: `${formula}${index}`,
        description: formula,
        supplierId,
        supplierProductReference: formula,
        supplierNumber: formula,
        yearlyQuantity: 5,
        quantityUnit: 'KG',
        quantityYear: 2025,
      },
    });
    const { requestReference } = await succeed('createEmissionRequest', {
      token: customer,
      body: { supplierId, productIds: [productId], comment: formula, campaign: `${formula}${index}` },
    });
    const data = { ...completeAnswer(), comment: formula };
    await succeed('createTemplate', {
      token: supplier,
      body: { name: formula, internalReference: `${formula}${index}`, description: formula, data },
    });
    if (index % 2 === 0) {
      const params = { requestReference: String(requestReference), productId: String(productId) };
      await succeed('submitEmissionData', { token: supplier, params, body: { data, submissionVersion: 0 } });
    }
  }
}
