import { execFileSync } from 'node:child_process';

export type Account = { uid: number; gid: number };

/** The account to run PostgreSQL as: as root another one that exists on every system, else our own. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') };
}

function idOfNobody(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}
