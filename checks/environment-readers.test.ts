import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { forbiddenEnvironmentReaders } from './environment-readers.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

it('reports every way to read the environment outside the configuration', async () => {
  const sentence = 'reads the environment: only apps/server/src/config.ts may; take the value as an argument.';
  expect(await forbiddenEnvironmentReaders(folder('fixtures/environment-readers'))).toEqual([
    `apps/server/src/mail/computed.ts ${sentence}`,
    `apps/server/src/mail/destructured.ts ${sentence}`,
    `apps/server/src/mail/imported.ts ${sentence}`,
    `apps/server/src/mail/member.ts ${sentence}`,
  ]);
});

it('finds no such file in the repository', async () => {
  expect(await forbiddenEnvironmentReaders(folder('..'))).toEqual([]);
});
