import { expect, it } from 'vitest';
import { emptyConnection, toCreate, toUpdate } from './connection-values.ts';

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
