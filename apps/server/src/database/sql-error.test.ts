import { expect, it } from 'vitest';
import { isDatabaseAway, isTimeUp } from './sql-error.ts';

it.each(['ECONNREFUSED', '08006', '53100', '53200', '53300', '57P01', '57P03', '58030'])(
  'takes %s for a database that cannot serve now',
  (code) => {
    expect(isDatabaseAway(Object.assign(new Error('away'), { code }))).toBe(true);
  },
);

it.each(['23505', '22P02', '42P01', '57014', '40P01'])('takes %s for what is wrong with a statement', (code) => {
  expect(isDatabaseAway(Object.assign(new Error('wrong'), { code }))).toBe(false);
});

it.each(['57014', '55P03'])('takes %s for a statement whose time is up', (code) => {
  expect(isTimeUp(Object.assign(new Error('late'), { code }))).toBe(true);
});
