import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { foreignFootprint } from '@pcf/pact/v3/testing/example-footprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../../http/testing/expect-problem.ts';
import { registerCompany } from '../../../testing/joining.ts';
import {
  type AskedLine,
  anotherPartner,
  askedLine,
  askedWith,
  footprint,
  fulfilled,
  type Network,
  outcomeOf,
  post,
  rejected,
  startNetwork,
  storedLine,
  tell,
} from './testing/told-events.ts';

let network: Network;
let other: Network;
let stranger: string;
beforeAll(async () => {
  network = await startNetwork();
  other = await anotherPartner(network, { name: 'Other', baseUrl: 'https://other.example' });
  stranger = (await registerCompany(network.server, 'mara@stranger.example', 'Stranger')).token;
});
afterAll(() => network.server.stop());

type Details = OperationOutput<'getEmissionDetails'>;

async function details({ requestReference, productId }: AskedLine): Promise<Details> {
  const { status, body } = await network.server.call('getEmissionDetails', {
    token: network.own,
    params: { requestReference, productId },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Details;
}

const original = ({ requestReference, productId }: AskedLine, version = 1, token = network.own) =>
  network.server.call('downloadReceivedFootprint', {
    token,
    params: { requestReference, productId, version: String(version) },
  });

async function originalText({ requestReference, productId }: AskedLine, version = 1) {
  const path = `/api/customer/emission-requests/${requestReference}/products/${productId}/versions/${version}/original`;
  const response = await fetch(new URL(path, network.server.url), {
    headers: { authorization: `Bearer ${network.own}` },
  });
  return { type: response.headers.get('content-type'), text: await response.text() };
}

const customerDoes = (call: 'rejectEmissionData' | 'acceptEmissionData', { requestReference, productId }: AskedLine) =>
  network.server.call(call, {
    token: network.own,
    params: { requestReference, productId },
    body: call === 'rejectEmissionData' ? { reason: 'Which year?', version: 1 } : { version: 1 },
  });
const cancel = ({ productId }: AskedLine) =>
  network.server.call('deleteProducts', { token: network.own, body: { productIds: [productId], cancelOnly: true } });

describe('an answer of a partner', () => {
  it('waits for a review with what it says, what is odd about it, and the document as it came', async () => {
    const line = await askedLine(network);
    const sent = footprint({ ...foreignFootprint, pcf: { ...foreignFootprint.pcf, primaryDataShare: '0.7' } });
    const event = fulfilled(line.eventId, [sent]);
    expect(await tell(network, event)).toEqual({ outcome: 'APPLIED', reason: null, line_id: line.lineId });
    const { submission, product } = await details(line);
    expect(product.productRequestStatus).toBe('PENDING_REVIEW');
    expect(submission).toMatchObject({
      version: 1,
      submittedBy: 'Steel AG',
      data: { emissionValues: { granularity: 'PRODUCT', lifecycleBoundary: 'CRADLE_TO_GATE', value: 11.35 } },
      original: { footprintId: sent.id },
    });
    expect(submission?.original?.remarks).toContainEqual(
      expect.objectContaining({ path: 'pcf.primaryDataShare', code: 'SHARE_MAY_BE_FRACTION', sent: '0.7' }),
    );
    expect(JSON.parse((await originalText(line)).text)).toEqual(sent);
    const { notices, history } = await storedLine(network, line.lineId);
    expect(notices.at(-1)).toMatchObject({ kind: 'SUBMITTED' });
    expect(history.at(-1)).toMatchObject({ event: 'SUBMITTED', to_status: 'PENDING_REVIEW' });
    expect((await customerDoes('acceptEmissionData', line)).status).toBe(200);
  });

  it('is given back sign for sign, whatever numbers and unknown properties it has', async () => {
    const line = await askedLine(network);
    const document = JSON.stringify(footprint(), null, 1).replace(
      /\}$/,
      ', "laterField" : [1.10, 1e-7 ,1E+400, 123456789012345678901234567890, "\\u00e9\\/" ]}',
    );
    const event = fulfilled(line.eventId, []);
    const text = JSON.stringify(event).replace('"pfs":[]', `"pfs" : [ ${document} ]`);
    await tell(network, event, text);
    expect(await originalText(line)).toEqual({ type: 'application/json', text: document });
  });

  it('is the first of several that is about the product, or else the first that holds', async () => {
    const pfs = [
      footprint({ status: 'Deprecated', productIds: ['urn:y:1'] }),
      footprint({ productIds: ['urn:y:2'] }),
      footprint({ status: 'Deprecated', productIds: ['URN:X:3', 'urn:y:3'] }),
    ];
    for (const [asked, index] of [
      ['urn:x:3', 2],
      ['urn:z', 1],
    ] as const) {
      const line = await askedLine(network, [asked]);
      await tell(network, fulfilled(line.eventId, pfs));
      expect((await details(line)).submission?.original?.footprintId).toBe(pfs[index]?.id);
    }
  });

  it('counts for an event of before as well, and again where it was sent back', async () => {
    const line = await askedLine(network);
    await askedWith(network, line.lineId);
    const same = footprint();
    await tell(network, fulfilled(line.eventId, [same]));
    expect(await tell(network, fulfilled(line.eventId, [same]))).toMatchObject({
      outcome: 'KEPT',
      reason: 'NOTHING_NEW',
    });
    expect((await customerDoes('rejectEmissionData', line)).status).toBe(200);
    expect(await tell(network, fulfilled(line.eventId, [same]))).toMatchObject({ outcome: 'APPLIED' });
    const { versions, submission } = await details(line);
    expect([versions.length, submission?.version]).toEqual([2, 2]);
  });

  it('says little and is taken all the same', async () => {
    const line = await askedLine(network);
    const { pcf } = footprint();
    const least = {
      declaredUnitOfMeasurement: 'kilogram',
      declaredUnitAmount: '1',
      productMassPerDeclaredUnit: '1',
      referencePeriodStart: pcf.referencePeriodStart,
      referencePeriodEnd: pcf.referencePeriodEnd,
      pcfExcludingBiogenicUptake: '-2',
      pcfIncludingBiogenicUptake: '5',
      fossilGhgEmissions: '3',
      fossilCarbonContent: '0',
      ipccCharacterizationFactors: ['AR7'],
      crossSectoralStandards: ['Another'],
      exemptedEmissionsPercent: '99',
    };
    const { validityPeriodStart: _s, validityPeriodEnd: _e, comment: _c, ...rest } = footprint();
    const sent = { ...rest, pcf: least };
    expect(await tell(network, fulfilled(line.eventId, [sent]))).toMatchObject({ outcome: 'APPLIED' });
    const { submission } = await details(line);
    expect(submission?.original?.remarks.map(({ code }) => code)).toContain('TOTAL_DIFFERS');
    expect((await customerDoes('acceptEmissionData', line)).status).toBe(200);
  });

  it('for a line that was canceled is kept, and so is one to what was never asked', async () => {
    const line = await askedLine(network);
    expect((await cancel(line)).status).toBe(200);
    const before = await storedLine(network, line.lineId);
    const event = fulfilled(line.eventId, [footprint()]);
    expect(await tell(network, event)).toEqual({ outcome: 'KEPT', reason: 'NOT_ALLOWED_NOW', line_id: line.lineId });
    expect(await storedLine(network, line.lineId)).toEqual(before);
    for (const id of [crypto.randomUUID(), 'no uuid']) {
      const unknown = fulfilled(id, [footprint()]);
      expect(await tell(network, unknown)).toEqual({ outcome: 'KEPT', reason: 'UNKNOWN_REQUEST', line_id: null });
    }
  });

  it('is nobody else’s: another partner answers nothing for this one', async () => {
    const line = await askedLine(network);
    const from = { source: 'https://other.example' };
    for (const event of [
      fulfilled(line.eventId, [footprint()], from),
      rejected(line.eventId, { code: 'NotFound', message: 'x' }, from),
    ]) {
      expect(await tell(other, event)).toMatchObject({ outcome: 'KEPT', reason: 'UNKNOWN_REQUEST' });
    }
    expect((await storedLine(network, line.lineId)).line.status).toBe('REQUESTED');
  });

  it('and a cancelation at once end as one after the other', async () => {
    const line = await askedLine(network);
    const event = fulfilled(line.eventId, [footprint()]);
    const [told, canceled] = await Promise.all([post(network, event), cancel(line)]);
    expect([told.status, canceled.status]).toEqual([200, 200]);
    const { outcome } = await outcomeOf(network, String(event.id));
    const { line: stored } = await storedLine(network, line.lineId);
    expect([stored.status, stored.submission_version]).toEqual(['CANCELED', outcome === 'APPLIED' ? 1 : 0]);
  });
});

describe('the document as it came', () => {
  it('is the customer’s, of a version that came from a partner', async () => {
    const line = await askedLine(network);
    await tell(network, fulfilled(line.eventId, [footprint()]));
    expect((await original(line)).status).toBe(200);
    expectProblem(await original(line, 2), 'NOT_FOUND');
    expectProblem(await original(line, 1, stranger), 'NOT_FOUND');
    expectProblem(await original(line, 1, ''), 'UNAUTHENTICATED');
    expectProblem(await original(line, 0), 'VALIDATION_FAILED');
  });
});

describe('a refusal of a partner', () => {
  it('declines the line with its words', async () => {
    for (const [error, reason, code] of [
      [{ code: 'NotFound', message: ' We do not make it ' }, 'We do not make it', 'NOT_OUR_PRODUCT'],
      [{ code: 'AccessDenied', message: 'No' }, 'No', 'CONFIDENTIAL'],
      [{ code: 'TheirOwn', message: '' }, 'TheirOwn', 'OTHER'],
      [{ code: '', message: 'x'.repeat(5000) }, `${'x'.repeat(2399)}…`, 'OTHER'],
    ] as const) {
      const line = await askedLine(network);
      expect(await tell(network, rejected(line.eventId, error))).toMatchObject({ outcome: 'APPLIED' });
      const { line: stored, history, notices } = await storedLine(network, line.lineId);
      expect(stored).toMatchObject({ status: 'DECLINED', reason, reason_code: code });
      expect(history.at(-1)).toMatchObject({ event: 'DECLINED', comment: reason });
      expect(notices.at(-1)).toMatchObject({ kind: 'DECLINED' });
    }
  });

  it('after an answer is kept', async () => {
    const line = await askedLine(network);
    await tell(network, fulfilled(line.eventId, [footprint()]));
    const refusal = rejected(line.eventId, { code: 'NotFound', message: 'x' });
    expect(await tell(network, refusal)).toMatchObject({ outcome: 'KEPT', reason: 'NOT_ALLOWED_NOW' });
    expect((await storedLine(network, line.lineId)).line.status).toBe('PENDING_REVIEW');
  });

  it('and an answer at once end with the answer, as one after the other', async () => {
    const line = await askedLine(network);
    const [answer, refusal] = [
      fulfilled(line.eventId, [footprint()]),
      rejected(line.eventId, { code: 'NotFound', message: 'x' }),
    ];
    const told = await Promise.all([post(network, refusal), post(network, answer)]);
    expect(told.map(({ status }) => status)).toEqual([200, 200]);
    const { line: stored, history } = await storedLine(network, line.lineId);
    expect([stored.status, stored.submission_version]).toEqual(['PENDING_REVIEW', 1]);
    const { outcome } = await outcomeOf(network, String(refusal.id));
    const declined = history.some((each) => each.event === 'DECLINED');
    expect(outcome).toBe(declined ? 'APPLIED' : 'KEPT');
  });
});
