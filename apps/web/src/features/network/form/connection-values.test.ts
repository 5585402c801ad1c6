import { expect, it } from 'vitest';
import { emptyConnection, hasOtherAddresses, toCreate, toUpdate } from './connection-values.ts';

const typed = {
  ...emptyConnection,
  name: ' Vetro Adige ',
  relations: ['SUPPLIER' as const],
  baseUrl: ' https://pact.vetro.example ',
  clientId: ' nordic ',
};

it('sends no address and no partner where none was given', () => {
  expect(toCreate({ ...typed, clientSecret: ' s ' })).toEqual({
    name: 'Vetro Adige',
    relations: ['SUPPLIER'],
    baseUrl: 'https://pact.vetro.example',
    authBaseUrl: null,
    clientId: 'nordic',
    // Nobody knows what belongs to a secret.
    clientSecret: ' s ',
    answerKnown: true,
    rejectUnknown: true,
    partnerId: null,
  });
});

it('leaves a secret as it is that was left empty', () => {
  expect(toUpdate(typed, 3)).toMatchObject({ clientSecret: null, version: 3 });
  expect(toUpdate({ ...typed, clientSecret: 'new' }, 3)).toMatchObject({ clientSecret: 'new' });
});

it('knows when a secret would go to another address than the one it was given for', () => {
  const stored = { ...typed, baseUrl: 'https://pact.vetro.example' };
  const changed = (values: Partial<typeof typed>) => hasOtherAddresses(stored, { ...stored, ...values });
  expect(changed({ name: 'Vetro', clientId: 'other', clientSecret: 'new' })).toBe(false);
  expect(changed({ baseUrl: ' https://pact.vetro.example// ' })).toBe(false);
  expect(changed({ authBaseUrl: 'https://pact.vetro.example/' })).toBe(false);
  expect(changed({ baseUrl: 'https://pact.vetro.example/v3' })).toBe(true);
  expect(changed({ baseUrl: 'https://pact.vetro.example:8443' })).toBe(true);
  expect(changed({ authBaseUrl: 'https://elsewhere.example' })).toBe(true);
});
