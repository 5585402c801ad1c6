import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldProblems } from './field-problems.ts';
import { unstorableText } from './parse-input.ts';

const schema = z.strictObject({
  name: z.string().min(2).max(3),
  size: z.number().min(2).max(3),
  list: z.array(z.strictObject({ colour: z.enum(['red']) })).max(1),
  address: z.url(),
});
const right = { name: 'ab', size: 2, list: [{ colour: 'red' }], address: 'https://exchange.example' };

const codesOf = (value: unknown) =>
  fieldProblems('body', value, schema.safeParse(value).error?.issues ?? []).map(({ path, code }) => `${path} ${code}`);

describe('fieldProblems', () => {
  it.each([
    [{ ...right, name: undefined }, '/body/name REQUIRED'],
    [{ ...right, name: 1 }, '/body/name INVALID_TYPE'],
    [{ ...right, name: null }, '/body/name INVALID_TYPE'],
    [{ ...right, name: 'a' }, '/body/name TOO_SHORT'],
    [{ ...right, name: 'abcd' }, '/body/name TOO_LONG'],
    [{ ...right, size: 1 }, '/body/size TOO_SMALL'],
    [{ ...right, size: 4 }, '/body/size TOO_LARGE'],
    [{ ...right, list: [{ colour: 'red' }, { colour: 'red' }] }, '/body/list TOO_LONG'],
    [{ ...right, list: [{ colour: 'blue' }] }, '/body/list/0/colour INVALID_VALUE'],
    [{ ...right, list: [{}] }, '/body/list/0/colour REQUIRED'],
    [{ ...right, list: [{ colour: 'red', 'a/b~c': 1 }] }, '/body/list/0/a~1b~0c UNKNOWN_FIELD'],
    [{ ...right, address: 'nowhere' }, '/body/address INVALID_FORMAT'],
    [undefined, '/body REQUIRED'],
    [[], '/body INVALID_TYPE'],
  ])('says what is wrong with %j', (value, problem) => {
    expect(codesOf(value)).toContain(problem);
  });

  it('finds nothing wrong with what is right', () => {
    expect(codesOf(right)).toEqual([]);
  });
});

describe('unstorableText', () => {
  it('finds text that no column can keep, in keys too, however deep', () => {
    expect(unstorableText({ a: ['x', { b: '\0' }], '\udc00': 1, c: 'y', d: null, e: 1 })).toEqual([
      ['a', '1', 'b'],
      ['\udc00'],
    ]);
  });

  it('leaves whole characters alone', () => {
    expect(unstorableText({ a: '😀\n\u0001', b: '' })).toEqual([]);
  });
});
