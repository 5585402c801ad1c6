import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { tokenOf } from '../../testing/members.ts';

const target = {
  hasTarget: true,
  ambition: 'ONE_POINT_FIVE_DEGREES',
  baseYear: 2020,
  targetYear: 2030,
  reductionPercent: 42.5,
  status: 'VALIDATED',
};
const none = { hasTarget: false, reasonForNoTarget: 'LACK_OF_INTERNAL_RESOURCES' };
const nothing = {
  ambition: null,
  baseYear: null,
  targetYear: null,
  reductionPercent: null,
  status: null,
  reasonForNoTarget: null,
  reasonText: null,
};

const server = await serverOfFile();
const admin = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const editor = await tokenOf(server, 'jonas.weber@nordic-kitchen.example');
const other = await tokenOf(server, 'camille.laurent@maison-verdier.example');
beforeAll(async () => {
  await server.database.asOwner((tx) => tx.deleteFrom('sbti_target').execute());
});

const set = (body: unknown, token = admin) => server.call('setSbtiTarget', { token, body });
const get = async (token = editor) => (await server.call('getSbtiTarget', { token })).body;

describe('the target of an organisation', () => {
  it('is null until somebody says it', async () => {
    expect((await server.call('getSbtiTarget', { token: editor })).status).toBe(200);
    expect(await get()).toBeNull();
  });

  it('is said with all that belongs to it, and by whom', async () => {
    const { status, body } = await set(target);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({
      ...nothing,
      ...target,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      updatedBy: 'Lena Brandt',
    });
    expect(await get()).toEqual(body);
  });

  it('gives way to the reason for none, and the reason to a target', async () => {
    await set(target);
    expect((await set(none)).body).toMatchObject({ ...nothing, ...none });
    const said = { hasTarget: false, reasonForNoTarget: 'OTHER', reasonText: ' We are being sold. ' };
    expect((await set(said)).body).toMatchObject({ ...nothing, ...said, reasonText: 'We are being sold.' });
    expect((await set({ ...none, reasonText: 'Never mind' })).body).toMatchObject({ ...nothing, ...none });
    expect((await set(target)).body).toMatchObject({ ...nothing, ...target });
  });

  it('is no other organisation’s', async () => {
    await set(target);
    expect(await get(other)).toBeNull();
    await set(none, other);
    expect(await get()).toMatchObject(target);
  });

  it.each([
    ['no answer', {}, 'hasTarget', 'REQUIRED'],
    ['neither yes nor no', { ...target, hasTarget: 'yes' }, 'hasTarget', 'INVALID_VALUE'],
    ['an ambition nobody knows', { ...target, ambition: 'TWO_DEGREES' }, 'ambition', 'INVALID_VALUE'],
    ['a target without a status', { ...target, status: undefined }, 'status', 'REQUIRED'],
    ['a base year long ago', { ...target, baseYear: 1989 }, 'baseYear', 'TOO_SMALL'],
    ['half a year', { ...target, baseYear: 2020.5 }, 'baseYear', 'INVALID_TYPE'],
    ['a target year that is the base year', { ...target, targetYear: 2020 }, 'targetYear', 'INVALID_VALUE'],
    ['a target year before it', { ...target, targetYear: 2019 }, 'targetYear', 'INVALID_VALUE'],
    ['no reduction', { ...target, reductionPercent: 0 }, 'reductionPercent', 'TOO_SMALL'],
    ['more than all of it', { ...target, reductionPercent: 100.1 }, 'reductionPercent', 'TOO_LARGE'],
    ['a reason beside a target', { ...target, reasonForNoTarget: 'OTHER' }, 'reasonForNoTarget', 'UNKNOWN_FIELD'],
    ['no reason', { hasTarget: false }, 'reasonForNoTarget', 'REQUIRED'],
    ['OTHER without a text', { hasTarget: false, reasonForNoTarget: 'OTHER' }, 'reasonText', 'REQUIRED'],
    ['a blank text', { hasTarget: false, reasonForNoTarget: 'OTHER', reasonText: ' ' }, 'reasonText', 'TOO_SHORT'],
    ['a long text', { ...none, reasonText: 'x'.repeat(256) }, 'reasonText', 'TOO_LONG'],
    ['a year beside a reason', { ...none, baseYear: 2020 }, 'baseYear', 'UNKNOWN_FIELD'],
  ])('%s is refused', async (_what, body, field, code) => {
    await set(target);
    const answer = await set(body);
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.body.errors).toContainEqual({ path: `/body/${field}`, code, message: expect.any(String) });
    expect(await get()).toMatchObject(target);
  });

  it('is said by an ADMIN and read by whoever is signed in', async () => {
    expectProblem(await set(none, editor), 'FORBIDDEN');
    expectProblem(await server.call('setSbtiTarget', { body: target }), 'UNAUTHENTICATED');
    expectProblem(await server.call('getSbtiTarget'), 'UNAUTHENTICATED');
    expect(await get()).toMatchObject(target);
  });

  it('is one of two that are said at once, whole', async () => {
    const answers = await Promise.all([set(target), set(none), set({ ...target, baseYear: 2015 }), set(none)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.map(({ body }) => body)).toContainEqual(await get());
  });

  it('is said once with one Idempotency-Key, and each time it is said is in the log', async () => {
    const count = () =>
      server.database.asOwner(async (tx) => {
        const rows = await tx.selectFrom('activity').select('id').where('event', '=', 'SBTI_TARGET_CHANGED').execute();
        return rows.length;
      });
    const before = await count();
    const headers = { 'idempotency-key': randomUUID() };
    const ask = () => server.call('setSbtiTarget', { token: admin, body: target, headers });
    expect((await ask()).body).toEqual((await ask()).body);
    expect(await count()).toBe(before + 1);
  });
});
