import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signedInColleague } from '../../testing/colleague.ts';
import { driveNewLine } from './testing/driven-line.ts';
import { expectSoundLines } from './testing/line-invariants.ts';
import { expectedOf, type ModelledAction, newLine, type Who } from './testing/line-model.ts';
import { reviewersOfFile } from './testing/reviewers.ts';

const reviewers = await reviewersOfFile();
const colleague = await signedInColleague(reviewers.server, reviewers.mill.id, 'kim@mill.example');

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
  ...(['send', 'resend', 'cancel', 'comment'] as const).map((name) => action(name, byCustomer)),
  { weight: 3, arbitrary: action('submit', bySupplier) },
  { weight: 2, arbitrary: action('accept', byCustomer) },
  { weight: 2, arbitrary: action('reject', byCustomer) },
  { weight: 2, arbitrary: action('withdraw', byCustomer) },
);

/** Ways into the statuses that chance alone seldom reaches; from there on anything goes. */
const ways: readonly (readonly [ModelledAction['do'], Who][])[] = [
  [],
  [['send', 'customer']],
  [
    ['send', 'customer'],
    ['submit', 'supplier'],
  ],
  [
    ['send', 'customer'],
    ['submit', 'supplier'],
    ['accept', 'customer'],
  ],
  [
    ['send', 'customer'],
    ['submit', 'supplier'],
    ['accept', 'customer'],
    ['resend', 'customer'],
    ['submit', 'supplier'],
  ],
];
const done = ([name, who]: [ModelledAction['do'], Who]): ModelledAction => ({
  do: name,
  who,
  fresh: true,
  complete: true,
  reference: 0,
});
const anyCourse = fc
  .tuple(fc.constantFrom(...ways), fc.array(anyAction, { minLength: 6, maxLength: 12 }))
  .map(([way, actions]) => [...way.map(done), ...actions]);

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
    { numRuns: 40, endOnFailure: true },
  );
}, 120_000);
