import { expect, it } from 'vitest';
import { readJwtClaims } from './create-session.ts';

const tokenOf = (payload: string) => `head.${Buffer.from(payload).toString('base64url')}.signature`;

it.each([
  [tokenOf('{"sub":"Zoë ✓","exp":1700000000,"other":1}'), { sub: 'Zoë ✓', exp: 1_700_000_000 }],
  [tokenOf('{"sub":1,"exp":"soon"}'), {}],
  [tokenOf('{}'), {}],
  [tokenOf('null'), null],
  [tokenOf('"text"'), null],
  [tokenOf('{broken'), null],
  ['head.***.signature', null],
  ['opaque', null],
  ['', null],
  [null, null],
])('reads %j', (token, claims) => {
  expect(readJwtClaims(token)).toEqual(claims);
});
