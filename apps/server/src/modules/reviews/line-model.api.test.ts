import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMember } from '../users/testing/members.ts';
import { driveNewLine } from './testing/driven-line.ts';
import { expectSoundLines } from './testing/line-invariants.ts';
import { expectedOf, type ModelledAction, newLine, type Who } from './testing/line-model.ts';
import { type Reviewers, startReviewers } from './testing/reviewers.ts';

let reviewers: Reviewers;
let colleague: string;
beforeAll(async () => {
  reviewers = await startReviewers();
  const email = 'kim@mill.example';
  await addMember(reviewers.server, 'Mill', { email, firstName: 'Kim', lastName: 'Berg', accessLevel: 'EDITOR' });
  colleague = (await reviewers.server.signIn(email)).access_token;
});
afterAll(() => reviewers.server.stop());

const usually = <Value>(likely: Value, ...others: readonly Value[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(likely) }, ...others.map((other) => fc.constant(other)));

const byCustomer = usually<Who>('customer', 'supplier', 'stranger');
const bySupplier = usually<Who>('supplier', 'colleague', 'customer', 'stranger');

const action = (name: ModelledAction['do'], who: fc.Arbitrary<Who>): fc.Arbitrary<ModelledAction> =>
  fc.record({
    do: fc.constant(name),
    who,
    fresh: usually(true, false),
    complete: usually(true, false),
    reference: fc.nat(5),
  });

/** Everything that can be done, legal or not; what leads on is likelier. */
const anyAction = fc.oneof(
  ...(['takeLock', 'unlock', 'saveDraft', 'decline', 'comment'] as const).map((name) => action(name, bySupplier)),
  ...(['send', 'withdraw', 'resend', 'cancel', 'comment'] as const).map((name) => action(name, byCustomer)),
  { weight: 3, arbitrary: action('submit', bySupplier) },
  { weight: 2, arbitrary: action('accept', byCustomer) },
  { weight: 2, arbitrary: action('reject', byCustomer) },
);

const sent: ModelledAction = { do: 'send', who: 'customer', fresh: true, complete: true, reference: 0 };
/** Most begin with a request: little can be done before. */
const anyCourse = fc
  .tuple(usually(true, false), fc.array(anyAction, { minLength: 6, maxLength: 16 }))
  .map(([begun, actions]) => (begun ? [sent, ...actions] : actions));

it('whatever both sides do, in whatever order, ends as the table of transitions says', async () => {
  await fc.assert(
    fc.asyncProperty(anyCourse, async (course) => {
      const line = await driveNewLine(reviewers, colleague);
      let model = newLine;
      for (const each of course) {
        const expected = expectedOf(model, each);
        const { status, body } = await line.take(each, model);
        const found = await line.look();
        const told = `${each.who} does ${each.do} in ${model.status}: ${JSON.stringify(body)}`;
        if ('refused' in expected) {
          expect(body.code, told).toBe(expected.refused);
          if (expected.refused === 'INVALID_TRANSITION') expect(body.currentStatus, told).toBe(model.status);
        } else {
          expect(status, told).toBeLessThan(300);
          model = expected.line;
        }
        expect(found, told).toEqual(model);
      }
      await expectSoundLines(reviewers.server);
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 120_000);
