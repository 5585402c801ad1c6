import { describe, expect, it } from 'vitest';
import { callKey } from './operations/call-path.ts';
import type { Operation } from './operations/operation.ts';
import { operations } from './operations/operations.ts';
import { specificationCalls } from './specification-calls.ts';

const promised = new Map(specificationCalls.map((call) => [callKey(call), call]));
const promisedMethods = Map.groupBy(specificationCalls, ({ path }) => callKey({ method: 'GET', path }));
const existing = Object.entries<Operation>(operations);

describe('the calls the platform promises', () => {
  it('are 87 different ones', () => {
    expect(specificationCalls).toHaveLength(87);
    expect(promised.size).toBe(87);
  });

  it('lie under /api or /auth and repeat no query parameter', () => {
    expect(specificationCalls.filter(({ path }) => !/^\/(api|auth)\//.test(path))).toEqual([]);
    expect(specificationCalls.filter(({ query }) => new Set(query).size < query.length)).toEqual([]);
  });

  it.each(existing)('%s has a method that is promised for its path, where the path is promised', (_name, operation) => {
    const methods = promisedMethods.get(callKey({ method: 'GET', path: operation.path }))?.map(({ method }) => method);
    expect(methods ?? [operation.method]).toContain(operation.method);
  });

  it.each(existing)('%s understands the query parameters that are promised', (_name, operation) => {
    const known = Object.keys(operation.query?.shape ?? {});
    expect(promised.get(callKey(operation))?.query.filter((name) => !known.includes(name)) ?? []).toEqual([]);
  });
});
