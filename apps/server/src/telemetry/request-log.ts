import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line a request, when it is over: what was asked, what was answered and how long it took. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const told = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...told, err: error }, 'request errored');
    else request.log.info(told, 'request completed');
  }
}
