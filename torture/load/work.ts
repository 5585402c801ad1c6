import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { acceptanceOf, shortAnswer, submissionOf, supplierPath } from '../../bench/people/exchange-steps.ts';
import type { Person } from '../../bench/people/signed-in-people.ts';
import type { Acknowledged, AcknowledgedProduct, Step } from './acknowledged.ts';
import { type Asked, ask, isBroken, sendFile, Unavailable } from './ask.ts';

export interface Pair {
  readonly customer: Person;
  readonly supplier: Person;
}

/** Small ones are done soon, so that others have their turn; in the midst of a large one there is time to be killed. */
const rowsOfFiles = { fewest: 20, most: 300 };
/** Not everybody comes at the same moment, so that it is not always the same one who waits for the others. */
const latestMilliseconds = 400;
/** Nobody who is told to come back later asks again at once. */
const pauseMilliseconds = 50;

/**
 * Everybody works at once, each on one thing after the other, until they are told to stop or the server is gone.
 * Whatever is answered otherwise than with success or "not now" fails the test. Answers how often it was "not now".
 */
export async function work(
  url: string,
  pairs: readonly Pair[],
  acknowledged: Acknowledged,
  stopped: AbortSignal,
): Promise<number> {
  const [first] = pairs;
  if (!first) throw new Error('Nobody works.');
  let refusals = 0;
  const again = async (task: () => Promise<void>): Promise<void> => {
    await wait(Math.random() * latestMilliseconds);
    while (!stopped.aborted) {
      try {
        await task();
      } catch (error) {
        if (isBroken(error)) return;
        if (!(error instanceof Unavailable)) throw error;
        refusals += 1;
        await wait(pauseMilliseconds);
      }
    }
  };
  await Promise.all([
    ...pairs.map((pair) => again(() => exchange(url, pair, acknowledged))),
    again(() => importFile(url, first.customer, acknowledged)),
    again(() => uploadDocument(url, first.supplier, acknowledged)),
    again(() => invite(url, first.customer, acknowledged)),
  ]);
  return refusals;
}

/** A product from its creation to its acceptance. */
async function exchange(url: string, { customer, supplier }: Pair, { products }: Acknowledged): Promise<void> {
  const name = `Product ${randomUUID()}`;
  const product: AcknowledgedProduct = { name, done: [], open: undefined };
  products.push(product);
  const step = async (which: Step, person: Person, asked: Asked) => {
    product.open = which;
    const body = await ask(url, person, asked);
    product.done.push(which);
    product.open = undefined;
    return body;
  };
  const { id } = await step('CREATED', customer, {
    method: 'POST',
    path: '/api/customer/products',
    body: { name, internalReference: name },
  });
  const { requestReference } = await step('SENT', customer, {
    method: 'POST',
    path: '/api/customer/emission-requests',
    body: { supplierId: supplier.organisationId, productIds: [id] },
  });
  const asked = { productId: String(id), requestReference: String(requestReference) };
  await step('WORK_BEGUN', supplier, {
    method: 'PUT',
    path: `${supplierPath(asked)}/draft`,
    body: { data: shortAnswer, draftVersion: 0 },
  });
  await step('SUBMITTED', supplier, submissionOf(asked));
  await step('ACCEPTED', customer, acceptanceOf(asked));
}

async function importFile(url: string, customer: Person, { imports }: Acknowledged): Promise<void> {
  const prefix = randomUUID();
  const { fewest, most } = rowsOfFiles;
  const kept = { prefix, rows: fewest + Math.floor(Math.random() * (most - fewest)), acknowledged: false };
  imports.push(kept);
  const rows = Array.from({ length: kept.rows }, (_, index) => `Imported ${index},${prefix}-${index},`);
  const { created } = await sendFile(url, customer, {
    path: '/api/customer/products/import',
    name: 'products.csv',
    content: ['Product name,Product reference number,Product description', ...rows].join('\n'),
  });
  if (created !== kept.rows) throw new Error(`A file of ${kept.rows} rows made ${created} products.`);
  kept.acknowledged = true;
}

async function uploadDocument(url: string, supplier: Person, { documents }: Acknowledged): Promise<void> {
  const content = `%PDF-1.7\n% ${randomUUID()}\n%%EOF\n`;
  const { id } = await sendFile(url, supplier, { path: '/api/organisation/attachments', name: 'report.pdf', content });
  documents.set(String(id), content);
}

/** One address after the other, each with a mail of its own. */
async function invite(url: string, customer: Person, { invited }: Acknowledged): Promise<void> {
  const email = `${randomUUID()}@invited.example`;
  await ask(url, customer, {
    method: 'POST',
    path: '/api/organisation/access-management/v2',
    body: { invitations: [{ email, relation: 'SUPPLIER' }] },
  });
  invited.add(email);
  // An organisation may invite sixty times an hour.
  await wait(10 * pauseMilliseconds);
}
