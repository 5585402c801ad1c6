import { readFile } from 'node:fs/promises';

/** This process's number, and where the system tells it, when it started: after a restart a number may be another's. */
export async function describeProcess(): Promise<string> {
  return [process.pid, await startOf(process.pid)].join(' ').trim();
}

/** Whether the process of a description still runs and is another than this one. */
export async function isAlive(description: string): Promise<boolean> {
  const [number = '', start] = description.trim().split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  if (start !== undefined && start !== (await startOf(pid))) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, but for somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** In clock ticks since the machine started, as Linux tells it; empty elsewhere. */
async function startOf(pid: number): Promise<string> {
  const statistics = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold spaces; the start is the twentieth word behind it.
  return statistics.slice(statistics.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
