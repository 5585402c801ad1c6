import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startPostgres } from './start-postgres.ts';

async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe('startPostgres', () => {
  it('starts a server whose owner may create roles and databases, and stops it', { timeout: 60_000 }, async () => {
    vi.stubEnv('DATABASE_OWNER_URL', undefined);
    vi.stubEnv('DATABASE_URL', undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());

    const owner = await connect(postgres.ownerUrl);
    const { rows } = await owner.query<{ version: string; encoding: string; fsync: string }>(
      "select version(), current_setting('server_encoding') as encoding, current_setting('fsync') as fsync",
    );
    expect(rows[0]?.version).toMatch(/^PostgreSQL 18\./);
    expect(rows[0]).toMatchObject({ encoding: 'UTF8', fsync: 'off' });

    await owner.query("create role visitor login password 'guess'");
    await owner.query('create database visited owner visitor');
    const visitorUrl = Object.assign(new URL(postgres.ownerUrl), {
      username: 'visitor',
      password: 'guess',
      pathname: '/visited',
    });
    const visitor = await connect(visitorUrl.href);
    const lowered = await visitor.query<{ name: string }>("select lower('ÄRZTE') as name");
    expect(lowered.rows[0]?.name).toBe('ärzte');

    await Promise.all([owner.end(), visitor.end()]);
    await postgres.stop();
    await expect(new Client(postgres.ownerUrl).connect()).rejects.toThrow('ECONNREFUSED');
  });

  it('uses the server it is given', async () => {
    const url = 'postgres://owner@database.example/exchange';
    vi.stubEnv('DATABASE_OWNER_URL', url);
    onTestFinished(() => void vi.unstubAllEnvs());
    const postgres = await startPostgres();
    expect(postgres.ownerUrl).toBe(url);
    await postgres.stop();
  });
});
