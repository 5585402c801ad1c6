import type { Operation } from '@pcf/contract/operations/operation';
import { operations } from '@pcf/contract/operations/operations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerWriter, checkedAnswerWriter } from './answer-writer.ts';
import { anyOf, hostileText } from './testing/any-of-schema.ts';

const answers = Object.entries(operations).flatMap(([name, { success }]: [string, Operation]) =>
  success.body === null ? [] : [{ name, schema: success.body }],
);

/** Keys that others check our tokens with have whatever members the standard gives them. */
const isOpen = (name: string) => name === 'getSigningKeys';

describe.each(answers)('the answer of $name', ({ name, schema }) => {
  const write = answerWriter(schema);

  it('is written as zod and JSON would, and holds nothing else', () => {
    fc.assert(
      fc.property(anyOf(schema), (value) => {
        const expected = JSON.stringify(schema.parse(value));
        expect(write(value)).toBe(expected);
        if (!isOpen(name)) expect([expected, 'refused']).toContain(writtenOr('refused', () => write(withMore(value))));
      }),
      { numRuns: 8 },
    );
  });
});

/** Some parts refuse what is too much, and the others leave it out. */
function writtenOr(refused: string, write: () => string): string {
  try {
    return write();
  } catch (error) {
    if (error instanceof z.ZodError) return refused;
    throw error;
  }
}

/** The same with one member more in every object. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, withMore(member)]);
  return Object.fromEntries([...members, ['passwordHash', 'what nobody may read']]);
}

describe('a writer', () => {
  const schema = z.object({
    name: z.string(),
    count: z.number().nullable(),
    note: z.string().optional(),
    kind: z.discriminatedUnion('type', [
      z.object({ type: z.literal('A'), at: z.iso.datetime() }),
      z.object({ type: z.literal('B'), tags: z.array(z.union([z.string(), z.number()])) }),
    ]),
    flags: z.record(z.enum(['x', 'y']), z.boolean()),
    free: z.record(z.string(), z.unknown()).optional(),
  });
  const value = {
    name: 'a',
    count: 1,
    kind: { type: 'A', at: '2026-01-01T00:00:00Z' },
    flags: { x: true, y: false },
  };
  const write = answerWriter(schema);

  it('writes every text as JSON does: line separators, quotes, control characters and halves of characters', () => {
    const texts = ['\u2028\u2029', '"\\/\b\f\n\r\t\0\u001f\u007f', '\ud83d', '\ude00 \ud83d', '😀', '__proto__', ''];
    for (const name of texts) expect(write({ ...value, name })).toBe(JSON.stringify({ ...value, name }));
    fc.assert(
      fc.property(hostileText, (name) => {
        expect(write({ ...value, name })).toBe(JSON.stringify({ ...value, name }));
      }),
    );
  });

  it('writes numbers as JSON does', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (count) => {
        expect(JSON.parse(write({ ...value, count })).count).toBe(count === 0 ? 0 : count);
      }),
    );
  });

  it('writes unions, records and what is left out', () => {
    const other = {
      ...value,
      note: undefined,
      kind: { type: 'B', tags: ['a', 2, '"'] },
      free: { deep: [{ is: null }] },
    };
    expect(write(other)).toBe(JSON.stringify(schema.parse(other)));
    expect(write({ ...value, count: null, note: 'so' })).toContain('"count":null,"note":"so"');
  });

  it('takes no member of an object that its schema does not name, nor what it would inherit beyond that', () => {
    const polluted = JSON.parse('{"__proto__": {"count": 7}, "constructor": 1, "toJSON": 2}');
    expect(write({ ...polluted, ...value, secret: 1, kind: { ...value.kind, secret: 2 } })).toBe(write(value));
  });

  it.each([
    ['a day that is no text', { ...value, name: new Date(0) }],
    ['no number', { ...value, count: Number.NaN }],
    ['an endless number', { ...value, count: Number.POSITIVE_INFINITY }],
    ['a number as text', { ...value, count: '1' }],
    ['nothing where something is due', { ...value, name: undefined }],
    ['an unknown variant', { ...value, kind: { type: 'C' } }],
    ['a list instead of an object', { ...value, flags: [] }],
    ['a name too many in a record', { ...value, flags: { x: true, y: false, z: true } }],
    ['a name too few in a record', { ...value, flags: { x: true } }],
    ['nothing at all', undefined],
  ])('refuses %s, with what zod says about it', (_case, wrong) => {
    expect(() => write(wrong)).toThrow(z.ZodError);
  });

  it('is trimmed where the schema trims', () => {
    expect(answerWriter(z.object({ text: z.string().trim() }))({ text: ' a ' })).toBe('{"text":"a"}');
  });

  it('also holds formats against the schema where it is told to', () => {
    const wrong = { ...value, kind: { type: 'A', at: 'yesterday' } };
    expect(write(wrong)).toContain('yesterday');
    expect(() => checkedAnswerWriter(schema)(wrong)).toThrow(z.ZodError);
    expect(checkedAnswerWriter(schema)(value)).toBe(write(value));
  });
});
