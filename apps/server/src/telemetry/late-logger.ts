import type { FastifyBaseLogger } from 'fastify';

const methods = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent', 'child'] as const;

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
      const logger = this.made();
      return (logger[method] as (...told: unknown[]) => unknown).apply(logger, told);
    },
  });
}

/** The logger of one request. Most requests say nothing to theirs, so that it is made when one does. */
export const lateLogger = (
  ...[logger, bindings, options]: [FastifyBaseLogger, ...Parameters<FastifyBaseLogger['child']>]
) => new LateLogger(() => logger.child(bindings, options)) as unknown as FastifyBaseLogger;
