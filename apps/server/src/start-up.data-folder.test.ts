import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeDataFolder } from './database/data-folder.ts';
import { StartupError } from './startup-error.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** The file that names the process, and the socket by which others see that it lives. */
const taken = [expect.stringMatching(/^server-[0-9a-f]{8}\.socket$/), 'server.lock'];
const module = new URL('./database/data-folder.ts', import.meta.url).href;
const script = `
import { takeDataFolder } from ${JSON.stringify(module)};
process.stdin.once('data', () => takeDataFolder(process.argv[1]).then(() => console.log('taken'), (error) => console.log(error.message)));
console.log('waiting');
process.stdin.once('end', () => process.exit(0));`;

/** A process that tries to take the folder when it is told to, and then keeps it. */
async function rival(at = folder): Promise<{ child: ChildProcess; take(): Promise<string> }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, at], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return {
    child,
    async take() {
      child.stdin.write('go');
      const [answer] = await once(child.stdout, 'data');
      return String(answer).trim();
    },
  };
}

describe('the data folder', { timeout: 30_000 }, () => {
  it('is made where it is missing, and free again once released', async () => {
    const path = join(folder, 'a', 'b');
    const { database, release } = await takeDataFolder(path);
    expect(database).toBe(join(path, 'database'));
    expect((await readdir(path)).sort()).toEqual(taken);
    await release();
    expect(await readdir(path)).toEqual([]);
  });

  it.each(['', 'rubbish', '0', '-1', '999999999', `${process.pid} 1`])(
    'is taken over from a file that names no living process: %j',
    async (left) => {
      await writeFile(join(folder, 'server.lock'), left);
      const { release } = await takeDataFolder(folder);
      await release();
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it.each(['/proc/pcf-exchange', '/dev/null/pcf-exchange'])('is refused where it cannot be made: %s', async (place) => {
    await expect(takeDataFolder(place)).rejects.toThrow(`The folder ${place} cannot be written`);
    await expect(takeDataFolder(place)).rejects.toBeInstanceOf(StartupError);
  });

  it('is refused while another process has it, and free when that one was killed', async () => {
    const other = await rival();
    expect(await other.take()).toBe('taken');
    const refused = await takeDataFolder(folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartupError);
    expect(String(refused)).toContain(`Another server (process ${other.child.pid}) uses ${folder}: stop it`);
    const exit = once(other.child, 'exit');
    other.child.kill('SIGKILL');
    await exit;
    await (await takeDataFolder(folder)).release();
  });

  it.each([
    ['nobody left a file', undefined],
    ['a dead process left one', '999999999 1'],
  ])('goes to one of several that start together where %s', async (_case, left) => {
    if (left) await writeFile(join(folder, 'server.lock'), left);
    const rivals = await Promise.all([rival(), rival(), rival(), rival()]);
    const answers = await Promise.all(rivals.map(({ take }) => take()));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
    expect(answers.filter((answer) => answer.startsWith('Another server (process '))).toHaveLength(3);
    expect((await readdir(folder)).sort()).toEqual(taken);
  });

  // Two containers on one volume, in each of which the server has the number 1.
  it('is refused while a process has it that cannot be seen from here', async () => {
    const other = await rival();
    expect(await other.take()).toBe('taken');
    const lock = join(folder, 'server.lock');
    const [, , socket] = (await readFile(lock, 'utf8')).split(' ');
    await writeFile(lock, `${process.pid} 1 ${socket}`);
    await expect(takeDataFolder(folder)).rejects.toThrow(`Another server (process ${process.pid}) uses ${folder}`);
    const exit = once(other.child, 'exit');
    other.child.kill('SIGKILL');
    await exit;
    await (await takeDataFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is refused by the number of the process where its path is too long for a socket', async () => {
    const long = join(folder, 'x'.repeat(120));
    const other = await rival(long);
    expect(await other.take()).toBe('taken');
    expect(await readdir(long)).toEqual(['server.lock']);
    await expect(takeDataFolder(long)).rejects.toThrow(`Another server (process ${other.child.pid}) uses ${long}`);
    const exit = once(other.child, 'exit');
    other.child.kill('SIGKILL');
    await exit;
    await (await takeDataFolder(long)).release();
  });
});
