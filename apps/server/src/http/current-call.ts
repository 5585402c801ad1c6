import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { answeringCall, type CurrentCall } from '../database/current-call.ts';

/** The database learns which call it works for, so that what nobody knows the organisation of takes turns by address. */
export function trackCurrentCalls(app: FastifyInstance, limitHit: CurrentCall['limitHit']): void {
  const calls = new WeakMap<FastifyRequest, CurrentCall>();
  const answering = (request: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction) => {
    const call = calls.get(request) ?? { address: request.ip, connection: request.raw.socket, begun: false, limitHit };
    calls.set(request, call);
    answeringCall(call, done);
  };
  app.addHook('onRequest', answering);
  // Once more: what goes on when a body has arrived knows nothing of what was before.
  app.addHook('preHandler', answering);
}
