import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config.ts';

const toldInDetail = ['debug', 'trace'];

/** One line a request, when it is over: what was asked, what was answered and how long it took. */
export class RequestLog extends LogController {
  #plain: FastifyBaseLogger | undefined;

  override incomingRequest(request: FastifyRequest): void {
    if (toldInDetail.includes(request.server.log.level)) request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode, elapsedTime: responseTime } = reply;
    if (error) {
      request.log.error({ req: request, res: reply, responseTime, err: error }, 'request errored');
      return;
    }
    this.#plain ??= plainLog(request.server.log);
    const told = { reqId: request.id, req: describeRequest(request), res: { statusCode }, responseTime };
    this.#plain.info(told, 'request completed');
  }
}

/** For lines that hold nothing but what was picked for them: whatever else has to be hidden is not looked for. */
const plainLog = (log: FastifyBaseLogger): FastifyBaseLogger =>
  log.child({}, { redact: [], serializers: { req: asItIs, res: asItIs } });

const asItIs = (told: unknown) => told;

/** By its route, never by its address, since links carry tokens there. */
const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions?.url ?? 'unknown',
  address: request.ip,
  deviceId: idOf(request.headers['x-device-id']),
  sessionId: idOf(request.headers['x-session-id']),
});

/** All between the signs that no address has in it as mail servers write it. */
const word = /[^\s<>()[\]"',;:/\\]+/g;

/** Says whose it was no more than that it was somebody's: what looks like an e-mail address, as mail servers repeat it. */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(word, (each) => (isAddress(each) ? '[address]' : each));

/** Ids that the page sends along; anything else in those headers is not worth a line in the log. */
const idPattern = /^[\w-]{1,64}$/;
const idOf = (value: string | string[] | undefined) =>
  typeof value === 'string' && idPattern.test(value) ? value : undefined;

/** What PostgreSQL says of a value that it cannot read has the value in it; this class of errors is about nothing else. */
const aboutAValue = /^22...$/;

/**
 * Errors of the database carry the statement, its values and the row it failed on, and those of a mail server the
 * address; none of that belongs in a log.
 */
function describeError(error: Error & { code?: unknown }) {
  const stack = error.stack ?? '';
  if (typeof error.code === 'string' && aboutAValue.test(error.code)) {
    const message = 'a value could not be read';
    return { type: error.name, message, code: error.code, stack: stack.replace(error.message, message) };
  }
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    code: error.code,
    stack: withoutAddresses(stack),
  };
}

/**
 * One line of JSON an event. A request is logged by its route, never by its address, since links carry tokens there;
 * headers and bodies are not logged at all.
 */
export function loggerOptions(config: Pick<Config, 'logLevel'>, stream?: { write(line: string): void }) {
  return {
    level: config.logLevel,
    // As words and in the form that people and every collector of logs read, instead of pino's numbers.
    formatters: { level: (level: string) => ({ level }) },
    timestamp: () => `,"time":"${momentNow()}"`,
    ...(stream ? { stream } : {}),
    redact: [
      'req.headers',
      'headers',
      // What reads forms tells all headers of a request, the bearer token among them, to the trace log.
      '*.headers',
      '*.password',
      '*.authorization',
      '*.refresh_token',
      '*.access_token',
      '*.secret',
    ],
    serializers: {
      err: describeError,
      req: describeRequest,
    },
  };
}

let second = { number: Number.NaN, text: '' };

/** As a Date writes it; within a second only the milliseconds are written anew. */
function momentNow(): string {
  const now = Date.now();
  const number = Math.floor(now / 1000);
  if (number !== second.number) second = { number, text: new Date(number * 1000).toISOString().slice(0, -4) };
  return `${second.text}${String(now - number * 1000).padStart(3, '0')}Z`;
}

/** Something on either side of an @, and behind it a dot with something on either side. */
function isAddress(text: string): boolean {
  const at = text.indexOf('@', 1);
  const dot = at < 0 ? -1 : text.indexOf('.', at + 2);
  return dot > 0 && dot < text.length - 1;
}
