import { expect, it, onTestFinished, vi } from 'vitest';
import { signalAtCommit } from '../database/database.ts';
import { serverOfFile } from '../testing/api-test.ts';
import { createProduct, registeredSupplier } from '../testing/exchange.ts';
import { announcementSignal } from './collect-notices.ts';

const server = await serverOfFile();

function hearSignals(signal: string) {
  const heard = vi.fn<() => void>();
  const stop = server.database.onSignal(signal, heard);
  onTestFinished(stop);
  return { heard, stop };
}

it('is given once by a call that tells the other side something, and by no other', async () => {
  const { access_token: token } = await server.signIn('lena.brandt@nordic-kitchen.example');
  const supplier = await registeredSupplier(server, token, 'contact@steel-works.example', 'Steel Works');
  const { heard } = hearSignals(announcementSignal);
  const { id } = await createProduct(server, token);
  expect(heard).toHaveBeenCalledTimes(0);
  const body = { supplierId: supplier.id, productIds: [id] };
  expect((await server.call('createEmissionRequest', { token, body })).status).toBe(201);
  expect(heard).toHaveBeenCalledTimes(1);
  expect((await server.call('createEmissionRequest', { token, body })).status).toBe(409);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('comes after the commit, and not at all where there is none', async () => {
  const { heard, stop } = hearSignals('test');
  const signal = async (fails: boolean) => {
    signalAtCommit('test');
    signalAtCommit('test');
    expect(heard).toHaveBeenCalledTimes(0);
    if (fails) throw new Error('It went wrong.');
  };
  await expect(server.database.withoutOrganisation(() => signal(true))).rejects.toThrow('It went wrong.');
  expect(heard).toHaveBeenCalledTimes(0);
  await server.database.withoutOrganisation(() => signal(false));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  await server.database.withoutOrganisation(async () => signalAtCommit('test'));
  expect(heard).toHaveBeenCalledTimes(1);
});
