import { afterAll } from 'vitest';
import { serverOfFile } from '../../../testing/api-test.ts';
import { expectExactTallies } from '../../../testing/exact-tallies.ts';
import { invitedSupplier } from '../../../testing/exchange.ts';
import { tokenOf } from '../../../testing/members.ts';

/** A customer of the demo with two suppliers, and a stranger, for a whole test file; whatever it does, tallies stay exact. */
export async function customerOfFile() {
  const server = await serverOfFile();
  const customer = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
  const stranger = await tokenOf(server, 'camille.laurent@maison-verdier.example');
  const foil = await invitedSupplier(server, customer, 'office@foil.example');
  const paper = await invitedSupplier(server, customer, 'office@paper.example');
  afterAll(() => expectExactTallies(server));
  return { server, customer, stranger, foil, paper };
}
