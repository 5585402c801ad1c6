import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends events as they come: nothing on the way may keep, change or pack them. At a stop the connection ends with them. */
export function sendEvents(reply: FastifyReply, events: Readable): FastifyReply {
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .send(events);
}
