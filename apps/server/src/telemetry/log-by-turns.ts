import { pino } from 'pino';

/** Lines of more than this are written at once. */
const mostHeldBytes = 16_000;

interface LogStream {
  write(line: string): void;
}

/**
 * Writes the lines of one turn of the event loop together: each write is a call of the system, and one for every request was
 * a tenth of what a short one takes. No line waits for longer than the turn, nor when the process ends, unless it is killed.
 */
export function logByTurns(destination: string | number): LogStream {
  const lines = pino.destination({ dest: destination, sync: true, minLength: mostHeldBytes });
  let isDue = false;
  const flush = () => {
    isDue = false;
    lines.flush();
  };
  process.on('exit', flush);
  return {
    write(line) {
      lines.write(line);
      if (isDue) return;
      isDue = true;
      setImmediate(flush);
    },
  };
}

let onOutput: LogStream | undefined;

/** One for the whole process, however many servers it has. */
export const logOnOutput = (): LogStream => {
  onOutput ??= logByTurns(process.stdout.fd);
  return onOutput;
};
