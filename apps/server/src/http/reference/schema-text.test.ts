import type { JsonSchema } from '@pcf/contract/openapi/json-schema';
import { describe, expect, it } from 'vitest';
import { allowedWords, limitTexts, typeText } from './schema-text.ts';

describe('a schema in words', () => {
  it.each<[JsonSchema, string]>([
    [{ type: 'string', format: 'uuid' }, 'string (uuid)'],
    [{ type: 'array', items: { type: 'integer' } }, 'list of integer'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ type: ['array', 'null'], items: { type: 'integer' } }, 'list of integer or null'],
    [{ const: 'Bearer', type: 'string' }, 'always <code>&quot;Bearer&quot;</code>'],
    [{ $ref: '#/components/schemas/User' }, '<a href="#schema-User">User</a>'],
    [{}, 'anything'],
  ])('%j is %s', (schema, text) => {
    expect(typeText(schema).markup).toBe(text);
  });

  it.each<[JsonSchema, string[]]>([
    [{ minLength: 1, maxLength: 100 }, ['1 to 100 characters']],
    [{ maxLength: 100 }, ['at most 100 characters']],
    [{ minimum: 0 }, ['0 or more']],
    [{ minimum: 0, maximum: 1 }, ['0 to 1']],
    [{ exclusiveMinimum: 0, exclusiveMaximum: 5 }, ['more than 0', 'less than 5']],
    [{ minItems: 1 }, ['1 or more entries']],
    [{ pattern: '^a$', default: 'a' }, ['matching ^a$', 'default "a"']],
    [{ anyOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }] }, ['at most 5 characters']],
    [{ type: 'boolean' }, []],
  ])('%j keeps %j', (schema, texts) => {
    expect(limitTexts(schema)).toEqual(texts);
  });

  it('finds the words to choose from wherever they stand', () => {
    expect(allowedWords({ type: 'string', enum: ['A', 'B'] })).toEqual(['A', 'B']);
    expect(allowedWords({ type: 'array', items: { enum: ['A'] } })).toEqual(['A']);
    expect(allowedWords({ anyOf: [{ enum: ['A'] }, { type: 'null' }] })).toEqual(['A']);
  });
});
