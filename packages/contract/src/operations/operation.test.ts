import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { PathParameter } from './call.ts';
import { calls } from './calls.ts';
import { defineOperations, type Operation } from './operation.ts';
import { operations } from './operations.ts';

describe('defineOperations', () => {
  const body = z.object({ name: z.string() });
  const defined = defineOperations(
    { renameThing: { method: 'PUT', path: '/api/things/{thingId}', access: 'manageOrganisation' } },
    {
      renameThing: {
        tag: 'Things',
        summary: 'Rename a thing',
        params: z.object({ thingId: z.uuid() }),
        body,
        success: { status: 204, body: null, description: 'Renamed.' },
        errors: ['NOT_FOUND'],
      },
    },
  );

  it('joins a call with its schemas', () => {
    expect(defined.renameThing).toMatchObject({
      method: 'PUT',
      path: '/api/things/{thingId}',
      access: 'manageOrganisation',
      body,
    });
  });

  it('keeps what the compiler knows about each', () => {
    const parameter: PathParameter<typeof defined.renameThing.path> = 'thingId';
    const method: 'PUT' = defined.renameThing.method;
    expect([parameter, method]).toEqual(['thingId', 'PUT']);
  });
});

describe('the operations of the contract', () => {
  it('are the calls, no more and no fewer', () => {
    expect(Object.keys(operations).sort()).toEqual(Object.keys(calls).sort());
  });

  it.each(Object.entries<Operation>(operations))('%s checks exactly the parameters of its path', (_name, operation) => {
    const inPath = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    expect(Object.keys(operation.params?.shape ?? {})).toEqual(inPath);
  });

  it.each(Object.entries<Operation>(operations))(
    '%s answers without content exactly where it says 202 or 204',
    (_name, each) => {
      const empty = each.success.body === null && each.success.files === undefined;
      expect(empty).toBe(each.success.status === 202 || each.success.status === 204);
    },
  );

  it.each(Object.entries<Operation>(operations))('%s takes a body only where its method carries one', (_name, each) => {
    expect(each.method === 'GET' && each.body !== undefined).toBe(false);
  });
});
