import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { answeringOfFile, askFor, asOwner, readAnswer } from '../../../testing/answering.ts';
import { createSoldProduct, type SoldProduct } from '../../../testing/sold-products.ts';
import {
  answerItems,
  askForMany,
  codesOf,
  customerIdOf,
  itemOf,
  publish,
  sendItems,
} from './testing/sold-product-answers.ts';

const all = await answeringOfFile();
let template: SoldProduct;
let toBuyer: { customers: { customerId: string }[] };

beforeAll(async () => {
  template = await createSoldProduct(all.server, all.mill.token);
  toBuyer = { customers: [{ customerId: await customerIdOf(all.server, 'Buyer') }] };
});

/** Both at once, several times, each time in the other order. */
async function race<First, Second>(
  rounds: number,
  prepare: () => Promise<readonly [() => Promise<First>, () => Promise<Second>]>,
  check: (first: First, second: Second) => Promise<void> | void,
) {
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = await prepare();
    if (round % 2 === 0) {
      const [one, two] = await Promise.all([first(), second()]);
      await check(one, two);
    } else {
      const [two, one] = await Promise.all([second(), first()]);
      await check(one, two);
    }
  }
}

it('two colleagues answer each line once', async () => {
  const asked = await askForMany(
    all,
    Array.from({ length: 10 }, (_, index) => `Line ${index}`),
  );
  const items = asked.map((one) => itemOf(one, template));
  const results = await Promise.all([
    answerItems(all, { items, ...toBuyer }),
    answerItems(all, { items: items.toReversed(), ...toBuyer }, { token: all.kim }),
  ]);
  expect(results.map(({ answered }) => answered.length).toSorted((a, b) => a - b)).toEqual([0, 10]);
  expect(results.flatMap(codesOf)).toEqual(Array(10).fill('STALE_VERSION'));
  const versions = await asOwner(
    all.server,
    sql<{ version: number }>`
      select version from submission where line_id = any(${asked.map(({ lineId }) => lineId)}::uuid[])`,
  );
  expect(versions).toEqual(Array(10).fill({ version: 1 }));
});

it('a template that is changed meanwhile is sent as it was read or not at all', async () => {
  await race(
    4,
    async () => {
      const [asked, sold] = [await askFor(all), await createSoldProduct(all.server, all.mill.token)];
      return [
        async () => ({ asked, result: await answerItems(all, { items: [itemOf(asked, sold)], ...toBuyer }) }),
        () => publish(all, sold, 1.9),
      ] as const;
    },
    async ({ asked, result }) => {
      const { submission, template: used } = await readAnswer(all.server, all.mill.token, asked);
      if (result.answered.length === 0) expect(codesOf(result)).toEqual(['TEMPLATE_CHANGED']);
      else expect(submission?.data.emissionValues?.value).toBe(1.5);
      expect(used).toEqual(
        result.answered.length === 0 ? null : expect.objectContaining({ usedVersion: 1, dataVersion: 2 }),
      );
    },
  );
});

it('a template that is deleted meanwhile leaves the answer or nothing', async () => {
  await race(
    4,
    async () => {
      const [asked, { id, ...sold }] = [await askFor(all), await createSoldProduct(all.server, all.mill.token)];
      return [
        async () => ({
          asked,
          result: await answerItems(all, { items: [itemOf(asked, { id, ...sold })], ...toBuyer }),
        }),
        () => all.server.call('deleteTemplate', { token: all.kim, params: { templateId: id } }),
      ] as const;
    },
    async ({ asked, result }, deleted) => {
      expect(deleted.status).toBe(204);
      const { submissionVersion, template: used } = await readAnswer(all.server, all.mill.token, asked);
      expect([submissionVersion, used]).toEqual([result.answered.length, null]);
      if (submissionVersion === 0) expect(codesOf(result)).toEqual(['TEMPLATE_NOT_FOUND']);
    },
  );
});

it('an answer and a cancellation follow one another', async () => {
  await race(
    6,
    async () => {
      const asked = await askFor(all);
      return [
        async () => ({ asked, answer: await sendItems(all, { items: [itemOf(asked, template)], ...toBuyer }) }),
        () =>
          all.server.call('deleteProducts', { token: all.buyer, body: { productIds: [asked.id], cancelOnly: true } }),
      ] as const;
    },
    async ({ asked, answer }, canceled) => {
      expect([answer.status, canceled.status]).toEqual([200, 200]);
      const { productRequestStatus, submissionVersion } = await readAnswer(all.server, all.mill.token, asked);
      const answered = (answer.body.answered as unknown[]).length;
      expect([productRequestStatus, submissionVersion]).toEqual(['CANCELED', answered]);
    },
  );
});
