import { expect, it } from 'vitest';
import { withoutAddresses } from './logger.ts';

it.each([
  ['450 4.2.0 <mara.voss@mill.example>: greylisted', '450 4.2.0 <[address]>: greylisted'],
  ['550 mara+x@sub.mill.example unknown; try kim@mill.example', '550 [address] unknown; try [address]'],
  ['at send (file:///app/node_modules/@scope/name.js:1:2)', 'at send (file:///app/node_modules/@scope/name.js:1:2)'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('%s', (text, shown) => {
  expect(withoutAddresses(text)).toBe(shown);
});
