import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { componentSchemas } from './component-schemas.ts';

describe('schemas with an id', () => {
  const inner = z.object({ name: z.string() }).meta({ id: 'TestInner' });
  const outer = z.object({ inner, list: z.array(inner) }).meta({ id: 'TestOuter' });

  it('become components that point to each other, in the order of the alphabet', () => {
    const { schemas } = componentSchemas([[outer, 'output']]);
    expect(Object.keys(schemas)).toEqual(['TestInner', 'TestOuter']);
    expect(schemas.TestOuter).toMatchObject({
      properties: {
        inner: { $ref: '#/components/schemas/TestInner' },
        list: { items: { $ref: '#/components/schemas/TestInner' } },
      },
    });
  });

  it('are pointed to from where they are used', () => {
    const list = z.array(outer);
    const components = componentSchemas([[list, 'output']]);
    expect(components.resolve(outer, 'output')).toEqual({ $ref: '#/components/schemas/TestOuter' });
    expect(components.resolve(list, 'output')).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/TestOuter' },
    });
  });

  it('serve requests and answers alike where they read the same', () => {
    const components = componentSchemas([
      [outer, 'input'],
      [outer, 'output'],
    ]);
    expect(Object.keys(components.schemas)).toEqual(['TestInner', 'TestOuter']);
    expect(components.resolve(outer, 'input')).toEqual(components.resolve(outer, 'output'));
  });

  it('may contain themselves', () => {
    const tree = z
      .object({
        get children() {
          return z.array(tree);
        },
      })
      .meta({ id: 'TestTree' });
    const { schemas } = componentSchemas([[z.array(tree), 'output']]);
    expect(schemas.TestTree).toMatchObject({
      properties: { children: { items: { $ref: '#/components/schemas/TestTree' } } },
    });
  });
});

describe('a schema that requests and answers read differently', () => {
  const amount = z.object({ unitAmount: z.number().default(1) }).meta({ id: 'TestAmount' });
  const value = z.object({ amount }).meta({ id: 'TestValue' });
  const components = componentSchemas([
    [value, 'input'],
    [value, 'output'],
  ]);

  it('is two, and so is what contains it', () => {
    expect(Object.keys(components.schemas)).toEqual(['TestAmount', 'TestAmountInput', 'TestValue', 'TestValueInput']);
    expect(components.resolve(value, 'input')).toEqual({ $ref: '#/components/schemas/TestValueInput' });
    expect(components.schemas.TestValueInput).toMatchObject({
      properties: { amount: { $ref: '#/components/schemas/TestAmountInput' } },
    });
  });

  it('asks for a field with a default in answers alone', () => {
    expect(components.schemas.TestAmount?.required).toEqual(['unitAmount']);
    expect(components.schemas.TestAmountInput?.required).toBeUndefined();
  });
});

describe('what cannot be documented', () => {
  it('is two different schemas under one id', () => {
    const one = z.object({ name: z.string() }).meta({ id: 'TestTwice' });
    const other = z.object({ size: z.number() }).meta({ id: 'TestTwice' });
    const used = [one, other].map((schema) => [schema, 'output'] as const);
    expect(() => componentSchemas(used)).toThrow('Two different schemas have the id TestTwice');
  });

  it('is a schema that contains itself and has no id', () => {
    const tree = z.object({
      get children() {
        return z.array(tree);
      },
    });
    const components = componentSchemas([]);
    expect(() => components.resolve(tree, 'output')).toThrow('needs .meta({ id })');
    expect(() => components.resolve(z.array(tree), 'output')).toThrow('needs .meta({ id })');
  });
});
