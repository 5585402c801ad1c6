import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { slowExpressions } from './slow-expressions.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Generous, so that a busy machine fails no test. */
const patience = 300_000;

it('reports what can take long, what is put together, and what is listed for nothing', async () => {
  const gone = [{ file: 'apps/server/src/mail/gone.ts', source: 'a+$', why: 'was there once' }];
  expect(await slowExpressions(folder('fixtures/slow-expressions'), gone, [])).toEqual([
    'apps/server/src/mail/made.ts has /a+$/, which can take long: bound the text or look for it in a loop.',
    'apps/server/src/mail/trim.ts has /\\/+$/, which can take long: bound the text or look for it in a loop.',
    'apps/server/src/mail/made.ts puts an expression together: write what comes of it into checks/reviewed-expressions.ts.',
    'apps/server/src/mail/gone.ts no longer has what checks/reviewed-expressions.ts says of it.',
  ]);
});

it(
  'finds none in the repository',
  async () => {
    expect(await slowExpressions(folder('..'))).toEqual([]);
  },
  patience,
);
