import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sendReminders } from '../../jobs/send-reminders.ts';
import { answeringOfFile, askFor, asOwner, serveOtherBuyer } from '../../testing/answering.ts';
import { completeAnswer } from '../../testing/answers.ts';
import { done } from '../../testing/api-test.ts';
import { createProduct } from '../../testing/exchange.ts';
import { createSoldProduct } from '../../testing/sold-products.ts';
import { logged, logOf } from './testing/logged.ts';

const all = await answeringOfFile();

const buyerLog = (work: () => Promise<unknown>) => logged(all.server, all.buyer, work);
const millLog = (work: () => Promise<unknown>) => logged(all.server, all.mill.token, work);

describe('what is done with requests is logged with the product and the partner', () => {
  it('from sending to a withdrawn acceptance, each on the side that did it', async () => {
    const { server, buyer, mill } = all;
    const { id } = await createProduct(server, buyer, { name: 'Sheet', yearlyQuantity: 900, quantityUnit: 'KG' });
    let params = { requestReference: '', productId: id };
    const sent = await buyerLog(async () => {
      const { body } = await done(
        server.call('createEmissionRequest', { token: buyer, body: { supplierId: mill.id, productIds: [id] } }),
      );
      params = { ...params, requestReference: String(body.requestReference) };
    });
    expect(sent).toEqual([['REQUESTS_SENT', { count: '1', product: 'Sheet', organisation: 'Mill' }]]);

    await done(
      server.call('updateProduct', {
        token: buyer,
        params: { productId: id },
        body: { name: 'Our secret name', internalReference: 'S-9', version: 1 },
      }),
    );
    const token = mill.token;
    const submit = (submissionVersion: number) =>
      done(server.call('submitEmissionData', { token, params, body: { submissionVersion, data: completeAnswer() } }));
    const said = { count: '1', product: 'Sheet', organisation: 'Buyer' };
    expect(await millLog(() => submit(0))).toEqual([['DATA_SUBMITTED', said]]);
    const comment = { body: { text: 'Between us' } };
    expect(await millLog(() => done(server.call('addSupplierComment', { token, params, ...comment })))).toEqual([
      ['COMMENT_WRITTEN', said],
    ]);

    const own = { count: '1', product: 'Our secret name', organisation: 'Mill' };
    const review = { token: buyer, params };
    expect(
      await buyerLog(() =>
        done(server.call('rejectEmissionData', { ...review, body: { reason: 'Too vague', version: 1 } })),
      ),
    ).toEqual([['DATA_REJECTED', own]]);
    await submit(1);
    expect(await buyerLog(() => done(server.call('acceptEmissionData', { ...review, body: { version: 2 } })))).toEqual([
      ['DATA_ACCEPTED', own],
    ]);
    expect(
      await buyerLog(() =>
        done(server.call('rejectEmissionData', { ...review, body: { reason: 'A slip', version: 2, withdraw: true } })),
      ),
    ).toEqual([['ACCEPTANCE_WITHDRAWN', own]]);
    expect(await buyerLog(() => done(server.call('addCustomerComment', { ...review, ...comment })))).toEqual([
      ['COMMENT_WRITTEN', own],
    ]);
  });

  it('once for many, of one partner by its name and of several by their number alone', async () => {
    const { server, buyer, mill, quarry } = all;
    const ofSupplier = (supplierId: string) => createProduct(server, buyer, { supplierId });
    const ask = (products: readonly { id: string }[]) =>
      done(server.call('requestProducts', { token: buyer, body: { productIds: products.map(({ id }) => id) } }));
    const ofMill = [await ofSupplier(mill.id), await ofSupplier(mill.id)];
    expect(await buyerLog(() => ask(ofMill))).toEqual([['REQUESTS_SENT', { count: '2', organisation: 'Mill' }]]);
    const ofBoth = [await ofSupplier(mill.id), await ofSupplier(quarry.id)];
    expect(await buyerLog(() => ask(ofBoth))).toEqual([['REQUESTS_SENT', { count: '2' }]]);
  });

  it('once for all answers of a call, however many statements they take', async () => {
    const { server, mill } = all;
    const asked = [await askFor(all), await askFor(all)];
    const other = await askFor(await serveOtherBuyer(all));
    const templates = await Promise.all(
      ['T-1', 'T-2', 'T-3'].map((internalReference) => createSoldProduct(server, mill.token, { internalReference })),
    );
    const customerIds = await Promise.all(
      [all.buyer, all.otherBuyer].map(async (token) => (await server.call('getOrganisation', { token })).body.id),
    );
    const answer = (lines: readonly { lineId: string }[]) =>
      done(
        server.call('answerWithTemplates', {
          token: mill.token,
          body: {
            items: lines.map(({ lineId }, index) => ({
              lineId,
              templateId: templates[index]?.id,
              dataVersion: 1,
              submissionVersion: 0,
            })),
            customers: customerIds.map((customerId) => ({ customerId })),
          },
        }),
      );
    expect(await millLog(() => answer(asked))).toEqual([['DATA_SUBMITTED', { count: '2', organisation: 'Buyer' }]]);
    const more = await askFor(all);
    expect(await millLog(() => answer([more, other]))).toEqual([['DATA_SUBMITTED', { count: '2' }]]);
  });

  it('but not where nobody did it', async () => {
    const { server, buyer } = all;
    const asked = await askFor(all);
    const before = await logOf(server, buyer);
    await asOwner(
      server,
      sql`update product_line set next_reminder_at = now() - interval '1 minute', requested_at = now() - interval '15 days',
             mailed_at = now() - interval '15 days' where id = ${asked.lineId}`,
    );
    await sendReminders(server.database);
    const events = await asOwner(
      server,
      sql<{ event: string }>`select event from line_history where line_id = ${asked.lineId}`,
    );
    expect(events.map(({ event }) => event)).toContain('REMINDED');
    expect(await logOf(server, buyer)).toEqual(before);
  });

  it('and nothing of one organisation is in the log of another', async () => {
    const { server, buyer, mill, quarry, otherBuyer } = all;
    const wordsOf = async (token: string) => JSON.stringify((await logOf(server, token)).map(({ details }) => details));
    const millWords = await wordsOf(mill.token);
    expect(millWords).not.toMatch(/Our secret name|Too vague|A slip|Between us|900/);
    expect(await wordsOf(buyer)).not.toMatch(/Between us/);
    expect(await wordsOf(quarry.token)).not.toContain('Mill');
    const ids = (await Promise.all([buyer, mill.token, quarry.token, otherBuyer].map((token) => logOf(server, token))))
      .flat()
      .map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
