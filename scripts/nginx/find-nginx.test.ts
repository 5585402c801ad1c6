import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findNginx } from './find-nginx.ts';

async function folderWithNginx(mode: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-programs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'nginx'), '');
  await chmod(join(folder, 'nginx'), mode);
  return folder;
}

describe('findNginx', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('takes the program it is given', async () => {
    vi.stubEnv('NGINX_PATH', '/opt/balancer/nginx');
    expect(await findNginx()).toBe('/opt/balancer/nginx');
  });

  it('takes the first one on the path that can be run', async () => {
    const [data, program] = [await folderWithNginx(0o644), await folderWithNginx(0o755)];
    vi.stubEnv('NGINX_PATH', undefined);
    vi.stubEnv('PATH', ['', data, program].join(delimiter));
    expect(await findNginx()).toBe(join(program, 'nginx'));
  });
});
