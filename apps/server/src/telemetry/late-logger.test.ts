import { type FastifyBaseLogger, fastify } from 'fastify';
import { expect, it } from 'vitest';
import { lateLogger } from './late-logger.ts';

/** What pino has and fastify does not promise. */
interface PinoLogger extends FastifyBaseLogger {
  isLevelEnabled(level: string): boolean;
  bindings(): unknown;
  setBindings(bindings: object): void;
}

async function linesOf(say: (log: PinoLogger) => unknown): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const http = fastify({
    logger: { level: 'info', stream: { write: (line) => void lines.push(line) } },
    childLoggerFactory: lateLogger,
    genReqId: () => 'request 1',
  });
  http.get('/', async ({ log }) => {
    say(log as PinoLogger);
    return '';
  });
  await http.inject('/');
  await http.close();
  const told: Record<string, unknown>[] = lines.map((line) => JSON.parse(line));
  return told.filter((line) => !('req' in line) && !('res' in line));
}

it('says of which request it is, and so do those that are made of it', async () => {
  const lines = await linesOf((log) => {
    log.info('one');
    log.child({ part: 'file' }).warn({ rows: 2 }, 'two');
  });
  expect(lines).toMatchObject([
    { reqId: 'request 1', msg: 'one' },
    { reqId: 'request 1', part: 'file', rows: 2, msg: 'two' },
  ]);
});

it('is asked for its level, and given another, as any is', async () => {
  const lines = await linesOf((log) => {
    log.debug('not heard');
    log.info(String(log.isLevelEnabled('debug')));
    log.level = 'debug';
    log.debug(log.level);
  });
  expect(lines.map(({ msg }) => msg)).toEqual(['false', 'debug']);
});

it('takes what is to be said with each of its lines from now on', async () => {
  const lines = await linesOf((log) => {
    log.setBindings({ organisation: 'Mill' });
    log.info(JSON.stringify(log.bindings()));
  });
  expect(lines).toMatchObject([{ organisation: 'Mill', msg: '{"reqId":"request 1","organisation":"Mill"}' }]);
});
