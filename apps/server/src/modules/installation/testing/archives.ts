import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calls } from '@pcf/contract/operations/calls';
import { expect, onTestFinished, vi } from 'vitest';
import type { Answering } from '../../../testing/answering.ts';

/** Exports as the buyer makes them, who runs the installation. */
export const exportsOf = ({ server, buyer }: Pick<Answering, 'server' | 'buyer'>) => {
  const address = (organisationId: string) =>
    new URL(calls.exportOrganisation.path.replace('{organisationId}', organisationId), server.url);
  const asBuyer = { authorization: `Bearer ${buyer}` };

  async function exported(organisationId: string): Promise<Map<string, Buffer>> {
    const response = await fetch(address(organisationId), { headers: asBuyer });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/gzip');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w ]+\.tar\.gz"/);
    const archive = join(await ownFolder(), 'organisation.tar.gz');
    await writeFile(archive, new Uint8Array(await response.arrayBuffer()));
    return unpacked(archive);
  }

  return { address, asBuyer, exported };
};

export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-archive-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What the system's tar makes of an archive: its files by their names. */
export async function unpacked(archive: string): Promise<Map<string, Buffer>> {
  const folder = await ownFolder();
  const run = promisify(execFile);
  const { stdout } = await run('tar', ['-tzf', archive]);
  await run('tar', ['-xzf', archive, '-C', folder]);
  const files = new Map<string, Buffer>();
  for (const name of stdout.trimEnd().split('\n')) files.set(name, await readFile(join(folder, name)));
  return files;
}

export const rowsOf = (files: ReadonlyMap<string, Buffer>, table: string): Record<string, unknown>[] =>
  [...files]
    .filter(([name]) => name.startsWith(`tables/${table}/`))
    .flatMap(([, bytes]) => bytes.toString().trimEnd().split('\n'))
    .map((line) => JSON.parse(line));

export const textOf = (files: ReadonlyMap<string, Buffer>) =>
  [...files].map(([name, bytes]) => `${name}\n${bytes.toString('latin1')}`).join('\n');

/** Temporary files of exports from now on, which the test has for itself. */
export async function temporaryFiles(): Promise<() => Promise<string[]>> {
  const folder = await ownFolder();
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  return async () => (await readdir(folder)).filter((name) => name.startsWith('pcf-exchange-export-'));
}
