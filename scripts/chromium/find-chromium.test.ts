import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

async function folderWith(program: string, mode: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-programs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, program), '');
  await chmod(join(folder, program), mode);
  return folder;
}

describe('findChromium', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('takes the program it is given', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/opt/browser/chromium');
    expect(await findChromium()).toBe('/opt/browser/chromium');
  });

  it('takes the first program on the path that can be run', async () => {
    const [data, program] = [await folderWith('chromium', 0o644), await folderWith('google-chrome', 0o755)];
    vi.stubEnv('CHROMIUM_PATH', undefined);
    vi.stubEnv('PATH', ['', data, program].join(delimiter));
    expect(await findChromium()).toBe(join(program, 'google-chrome'));
  });

  it('takes the one without windows before any other', async () => {
    const [browser, shell] = [await folderWith('chromium', 0o755), await folderWith('chromium-headless-shell', 0o755)];
    vi.stubEnv('CHROMIUM_PATH', undefined);
    vi.stubEnv('PATH', [browser, shell].join(delimiter));
    expect(await findChromium()).toBe(join(shell, 'chromium-headless-shell'));
  });

  it('says what to do where there is none', async () => {
    vi.stubEnv('CHROMIUM_PATH', undefined);
    vi.stubEnv('PATH', await folderWith('chromium', 0o644));
    await expect(findChromium()).rejects.toThrow('install Chromium or Google Chrome, or set CHROMIUM_PATH');
  });
});
