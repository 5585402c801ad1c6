import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSealedSecrets } from './sealed-secrets.ts';

const [key, otherKey] = [randomBytes(32), randomBytes(32)];
const secrets = createSealedSecrets(key);

it('gives back what was sealed, and never seals alike', () => {
  const row = randomUUID();
  const sealed = [secrets.seal('ça va ✓', row), secrets.seal('ça va ✓', row)];
  expect(sealed.map((text) => secrets.open(text, row))).toEqual(['ça va ✓', 'ça va ✓']);
  expect(sealed[0]).not.toBe(sealed[1]);
  expect(sealed[0]).toMatch(/^v1\.[\w-]+$/);
});

it('opens nothing of another row, with another key, or that was changed', () => {
  const row = randomUUID();
  const sealed = secrets.seal('secret', row);
  expect(secrets.open(sealed, randomUUID())).toBeNull();
  expect(createSealedSecrets(otherKey).open(sealed, row)).toBeNull();
  for (const wrong of ['', 'v1.', 'v2.', `${sealed.slice(0, -2)}AA`, sealed.replace('v1.', 'v2.'), sealed.slice(0, 20)])
    expect(secrets.open(wrong, row)).toBeNull();
});
