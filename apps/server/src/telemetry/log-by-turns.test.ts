import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { logByTurns } from './log-by-turns.ts';

const module = new URL('log-by-turns.ts', import.meta.url).href;
/** What a process of its own has written on its standard output when it has ended, however it does. */
const outputOf = async (ending: string) => {
  const script = `const { logOnOutput } = await import('${module}'); const log = logOnOutput(); log.write('one\\n'); log.write('two\\n'); ${ending}`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]).catch(
    (failed: { stdout: string }) => failed,
  );
  return stdout;
};

it('writes what was logged when the turn is over, in its order', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'pcf-exchange-log-')), 'log');
  const log = logByTurns(file);
  log.write('one\n');
  log.write('two\n');
  expect(readFileSync(file, 'utf8')).toBe('');
  await turn();
  await turn();
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
  log.write('three\n');
  await turn();
  await turn();
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\nthree\n');
});

it.each([
  ['is done', ''],
  ['leaves', 'process.exit(1)'],
  ['fails', "throw new Error('Failed.')"],
])('has written everything when a process %s', async (_how, ending) => {
  expect(await outputOf(ending)).toBe('one\ntwo\n');
});

it('goes on when nobody reads any more', async () => {
  const script = `const { logOnOutput } = await import('${module}'); const log = logOnOutput();
    setInterval(() => log.write('x'.repeat(1000) + '\\n'), 1); setTimeout(() => { process.stderr.write('alive'); process.exit(0); }, 500);`;
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    '( "$0" --input-type=module -e "$1" 2>&3 | head -c 1 >/dev/null ) 3>&1',
    process.execPath,
    script,
  ]);
  expect(stdout).toContain('alive');
});
