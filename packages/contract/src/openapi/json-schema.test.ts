import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listParameter } from '../list-parameter.ts';
import { jsonSchemaOf } from './json-schema.ts';

describe('a schema for readers', () => {
  it('names a format instead of its pattern', () => {
    expect(jsonSchemaOf(z.uuid(), 'output')).toEqual({ type: 'string', format: 'uuid' });
  });

  it('keeps a pattern that has no name', () => {
    expect(jsonSchemaOf(z.string().regex(/^[a-z]+$/), 'input')).toEqual({ type: 'string', pattern: '^[a-z]+$' });
  });

  it('has the limits that were set, not those of the language', () => {
    expect(jsonSchemaOf(z.int().min(0), 'output')).toEqual({ type: 'integer', minimum: 0 });
  });

  it('lets answers grow, but not requests that name their fields', () => {
    expect(jsonSchemaOf(z.object({}), 'output').additionalProperties).toBeUndefined();
    expect(jsonSchemaOf(z.strictObject({}), 'input').additionalProperties).toBe(false);
  });

  it('calls a boolean in a query a boolean', () => {
    expect(jsonSchemaOf(z.stringbool(), 'input')).toEqual({ type: 'boolean' });
  });

  it('tells a list of texts by what they are read as', () => {
    const ids = listParameter(z.uuid(), 3).describe('Only these.');
    expect(jsonSchemaOf(z.object({ ids }), 'input').properties).toEqual({
      ids: { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: 3, description: 'Only these.' },
    });
  });
});
