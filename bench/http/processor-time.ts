import { readFile } from 'node:fs/promises';

/** Of Linux, whatever its clock runs at. */
const ticksPerSecond = 100;

/** How many milliseconds of processor a process has used so far; not a number where the system does not tell. */
export async function processorTime(pid: number): Promise<number> {
  const statistics = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold spaces; the two times are the twelfth and thirteenth word behind it.
  const words = statistics.slice(statistics.lastIndexOf(')') + 2).split(' ');
  return ((Number(words[11]) + Number(words[12])) * 1000) / ticksPerSecond;
}
