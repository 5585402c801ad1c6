import type { FastifyBaseLogger } from 'fastify';

/** What fastify promises of a logger, and what else there is of pino's that a plugin may call. */
const methods = [
  ...['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent', 'child'],
  ...['bindings', 'setBindings', 'isLevelEnabled', 'flush'],
];

class LateLogger {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  made(): FastifyBaseLogger {
    this.#made ??= this.#make();
    return this.#made;
  }

  get level() {
    return this.made().level;
  }

  set level(level) {
    this.made().level = level;
  }
}

for (const method of methods) {
  Object.defineProperty(LateLogger.prototype, method, {
    value(this: LateLogger, ...told: unknown[]): unknown {
      const logger = this.made() as unknown as Record<string, (...told: unknown[]) => unknown>;
      return logger[method]?.(...told);
    },
  });
}

/** The logger of one request. Most requests say nothing to theirs, so that it is made when one does. */
export const lateLogger = (
  ...[logger, bindings, options]: [FastifyBaseLogger, ...Parameters<FastifyBaseLogger['child']>]
) => new LateLogger(() => logger.child(bindings, options)) as unknown as FastifyBaseLogger;
