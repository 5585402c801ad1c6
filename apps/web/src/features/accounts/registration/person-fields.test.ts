import { expect, it } from 'vitest';
import { toPerson } from './person-fields.tsx';

it.each([
  ['  ', null],
  [' Buyer ', 'Buyer'],
])('the job title "%s" is sent as %j', (jobTitle, sent) => {
  expect(toPerson({ firstName: ' Ada ', lastName: 'Lovelace ', jobTitle })).toEqual({
    firstName: 'Ada',
    lastName: 'Lovelace',
    jobTitle: sent,
  });
});
