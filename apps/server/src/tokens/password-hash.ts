import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ProblemError } from '../http/problem-error.ts';
import { passwordCost } from './password-cost.ts';

/** Tells one password of an account from the next, in what outlives a request; of the salted hash, so it tells nothing else. */
export const passwordMark = (passwordHash: string) => createHash('sha256').update(passwordHash).digest('base64url');

/** Each hash holds 19 MiB and a thread; more at once would starve everything else the process does. */
const atOnce = 2;

/** About a second's worth. A caller behind them would give up before its response. */
const maxWaiting = 50;

const retrySeconds = 5;

let running = 0;

const waiting: (() => void)[] = [];

const hash = promisify(argon2);

const tagLength = 32;
const saltLength = 16;

/** As a PHC string, so that the parameters can be raised later without locking anybody out. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltLength);
  const tag = await derive(password, nonce, passwordCost);
  const { memory, passes, parallelism } = passwordCost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(stored);
  if (!match) return false;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function derive(
  password: string,
  nonce: Buffer,
  cost: { memory: number; passes: number; parallelism: number },
): Promise<Buffer> {
  return inTurn(() =>
    hash('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, tagLength, ...cost }),
  );
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

/** Does the work when it is its turn. Where too many wait already, the caller is told to come back instead. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < atOnce) running += 1;
  else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
  else throw new ProblemError('UNAVAILABLE', { retryAfter: retrySeconds });
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
