import { describe, expect, it } from 'vitest';
import { specificationCalls } from '../specification-calls.ts';
import { callKey, callsGivingWay, pathCovers, pathsOverlap } from './call-path.ts';
import { calls } from './calls.ts';

describe('callKey', () => {
  it('does not depend on what a parameter is called', () => {
    expect(callKey({ method: 'GET', path: '/a/{id}/b/{other}' })).toBe(
      callKey({ method: 'GET', path: '/a/{x}/b/{y}' }),
    );
  });

  it('tells methods and static segments apart', () => {
    expect(callKey({ method: 'GET', path: '/a/{id}' })).not.toBe(callKey({ method: 'PUT', path: '/a/{id}' }));
    expect(callKey({ method: 'GET', path: '/a/{id}' })).not.toBe(callKey({ method: 'GET', path: '/a/b' }));
  });

  it('is different for every call of the contract', () => {
    const keys = Object.values(calls).map(callKey);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('overlapping paths', () => {
  it('have an address in common', () => {
    expect(pathsOverlap('/users/{id}', '/users/me')).toBe(true);
    expect(pathsOverlap('/{area}/me', '/users/{id}')).toBe(true);
    expect(pathsOverlap('/users/{id}', '/users/{id}/mail')).toBe(false);
    expect(pathsOverlap('/users/{id}', '/teams/me')).toBe(false);
  });

  it('are covered where one is the more general throughout', () => {
    expect(pathCovers('/users/{id}', '/users/me')).toBe(true);
    expect(pathCovers('/users/me', '/users/{id}')).toBe(false);
    expect(pathCovers('/{area}/me', '/users/{id}')).toBe(false);
  });
});

describe('the calls the platform promises', () => {
  it('have these static paths, which must win over the parameterised ones', () => {
    const pairs = callsGivingWay(specificationCalls).map(
      ({ special, general }) => `${special.method} ${special.path} wins over ${general.path}`,
    );
    expect(pairs).toEqual([
      'GET /api/organisation/users/me wins over /api/organisation/users/{userId}',
      'GET /api/templates/download wins over /api/templates/{templateId}',
    ]);
  });

  it.each([
    ['specification', specificationCalls],
    ['contract', Object.values(calls)],
  ])('leave no address of the %s to chance: of two paths that overlap, one is the more general', (_name, list) => {
    const undecided = list.flatMap((one, index) =>
      list
        .slice(index + 1)
        .filter((other) => one.method === other.method && pathsOverlap(one.path, other.path))
        .filter((other) => !pathCovers(one.path, other.path) && !pathCovers(other.path, one.path))
        .map((other) => `${one.path} and ${other.path}`),
    );
    expect(undecided).toEqual([]);
  });
});
