import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

describe('parseJson', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 20 }), (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('takes each value through the reviver', () => {
    expect(parseJson('{"a":["b"]}', (_name, value) => (value === 'b' ? 'c' : value))).toEqual({ a: ['c'] });
  });

  it.each(['', '{', '"', '"\\', ']', '[[', '{"a":1', 'NaN'])('is undefined for %j, which is no JSON', (text) => {
    expect(parseJson(text)).toBeUndefined();
  });

  it('takes a hundred levels and no more, however many there are', () => {
    expect(parseJson(nested(100, '[', ']'))).toBeDefined();
    for (const depth of [101, 3_000_000]) expect(parseJson(nested(depth, '[', ']'))).toBeUndefined();
    expect(parseJson(`${'{"a":'.repeat(101)}1${'}'.repeat(101)}`)).toBeUndefined();
  });

  it('counts no brackets within texts, escaped marks and all', () => {
    const text = JSON.stringify({ a: '["\\'.repeat(500), ['{'.repeat(500)]: [1] });
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it('counts levels, not brackets', () => {
    const text = `[${'[],'.repeat(5000)}{}]`;
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });
});
