import { callKey, callsGivingWay } from '@pcf/contract/operations/call-path';
import { specificationCalls } from '@pcf/contract/specification-calls';
import { fastify } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { routePath } from './register-operations.ts';

/** The router with every call of the specification, each answering with which one it is. The general ones come first. */
async function routerOfAllCalls() {
  const app = fastify();
  onTestFinished(() => app.close());
  const generalFirst = specificationCalls.toSorted(
    (one, other) => routePath(other.path).split(':').length - routePath(one.path).split(':').length,
  );
  for (const call of generalFirst) {
    app.route({ method: call.method, url: routePath(call.path), handler: async () => callKey(call) });
  }
  await app.ready();
  return app;
}

describe('the router', () => {
  it('lets a static path win over one with a parameter, in whatever order they were registered', async () => {
    const pairs = callsGivingWay(specificationCalls);
    expect(pairs.map(({ special }) => special.path)).toEqual(
      expect.arrayContaining(['/api/organisation/users/me', '/api/templates/download']),
    );
    const app = await routerOfAllCalls();
    for (const { special, general } of pairs) {
      const url = special.path.replaceAll(/\{\w+\}/g, 'x');
      expect((await app.inject({ method: special.method, url })).body).toBe(callKey(special));
      const other = general.path.replaceAll(/\{\w+\}/g, 'y');
      expect((await app.inject({ method: general.method, url: other })).body).toBe(callKey(general));
    }
  });
});
