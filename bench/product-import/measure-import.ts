import { openAsBlob } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { demoEmail, demoOrganisations, demoPassword } from '../../apps/server/src/demo/demo-organisations.ts';
import { askSteadily } from './ask-steadily.ts';
import { peakMemory, residentMemory } from './resident-memory.ts';

const quietMilliseconds = 15_000;

/** Times of requests of the organisation that imports, and of another one. */
interface Requests {
  readonly own: readonly number[];
  readonly others: readonly number[];
}

export interface MeasuredImport {
  readonly milliseconds: number;
  readonly before: Requests;
  readonly meanwhile: Requests;
  /** In bytes. */
  readonly memoryAtRest: number;
  readonly peakMemory: number;
}

/** The first user of one of the demo's organisations. */
export async function signIn(url: string, organisationIndex: number): Promise<string> {
  const organisation = demoOrganisations[organisationIndex];
  const [user] = organisation?.users ?? [];
  if (!organisation || !user) throw new Error('The demo has nobody to sign in.');
  const response = await fetch(new URL('/auth/registration/users/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail(user, organisation), password: demoPassword }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}

/** Imports a file while others go on working, whose requests are timed before and meanwhile. */
export async function measureImport(url: string, path: string, rows: number): Promise<MeasuredImport> {
  const [token, otherToken] = [await signIn(url, 0), await signIn(url, 1)];
  const ask = async (until: Promise<unknown>): Promise<Requests> => {
    const [own, others] = await Promise.all([askSteadily(url, token, until), askSteadily(url, otherToken, until)]);
    return { own, others };
  };
  const before = await ask(wait(quietMilliseconds));
  const memoryAtRest = await residentMemory(url);
  const importing = timedImport(url, token, path, rows);
  const [milliseconds, meanwhile, peak] = await Promise.all([importing, ask(importing), peakMemory(url, importing)]);
  return { milliseconds, before, meanwhile, memoryAtRest, peakMemory: peak };
}

async function timedImport(url: string, token: string, path: string, rows: number): Promise<number> {
  const form = new FormData();
  form.append('file', await openAsBlob(path), 'products.csv');
  const begun = performance.now();
  const response = await fetch(new URL('/api/customer/products/import', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const result = (await response.json()) as { created?: number };
  if (result.created !== rows) throw new Error(`The file was not imported: ${JSON.stringify(result).slice(0, 500)}`);
  return performance.now() - begun;
}
