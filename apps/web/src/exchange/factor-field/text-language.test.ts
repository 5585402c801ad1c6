import { expect, it } from 'vitest';
import { detailsLanguage, nameLanguage } from './factor-names.ts';
import { exampleFactor } from './testing/example-factor.ts';

const factor = exampleFactor({});
const proxy = exampleFactor({ kind: 'proxy' });
const own = exampleFactor({ origin: 'OWN' });

it('says English of what our catalogue says in English only', () => {
  expect([factor, proxy].map(nameLanguage)).toEqual(['en', undefined]);
  expect([factor, proxy].map(detailsLanguage)).toEqual(['en', 'en']);
});

it('does not guess the language of a file', () => {
  expect([nameLanguage(own), detailsLanguage(own)]).toEqual([undefined, undefined]);
});
