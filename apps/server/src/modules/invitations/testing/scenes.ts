import { afterAll } from 'vitest';
import { serverOfFile } from '../../../testing/api-test.ts';
import { type Person, registeredCompany, signedIn } from '../../../testing/companies.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { expectExactTallies } from '../../../testing/exact-tallies.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { newActivity } from './stored.ts';

/** Lena and Jonas of Nordic Kitchen, and Camille of another company, for a whole test file. */
export async function demoOfFile() {
  const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
  const lena = await signedIn(server, 'lena.brandt@nordic-kitchen.example');
  const jonas = await signedIn(server, 'jonas.weber@nordic-kitchen.example');
  const camille = await signedIn(server, 'camille.laurent@maison-verdier.example');
  return { server, lena, jonas, camille };
}

/** Two customers that know nothing of each other, for a whole test file; whatever it does, tallies stay exact. */
export async function buyersOfFile() {
  const server = await serverOfFile({ demo: false, settings: { SIGN_INS_PER_MINUTE: '1000' } });
  const buyer = await registeredCompany(server, 'Buyer', { email: 'boss@buyer.example' });
  const otherBuyer = await registeredCompany(server, 'Other buyer', { email: 'boss@other-buyer.example' });
  afterAll(() => expectExactTallies(server));
  return { server, buyer, otherBuyer };
}

/** Before a test looks at mails and at what happened: neither is of another test. */
export async function forgetThePast(server: TestServer, ...people: readonly Person[]): Promise<void> {
  await deliverMails(server);
  for (const person of people) await newActivity(server, person);
}
