import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allowedToOthers, openToEverybody, pathsBelow } from '../testing/other-user.ts';
import { keepAllPrivate, keepFolderPrivate } from './keep-private.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-private-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);

describe('a folder that is kept private', () => {
  it('has nothing in it that others may open, however deep, and keeps what the owner may', async () => {
    await mkdir(join(folder, 'a', 'b'), { recursive: true });
    for (const path of ['x', 'a/y', 'a/b/z']) await writeFile(join(folder, path), 'x');
    openToEverybody(folder);
    await chmod(join(folder, 'a/y'), 0o400);
    expect(allowedToOthers(pathsBelow(folder))).toHaveLength(5);
    expect(keepAllPrivate(folder)).toBe(true);
    expect(allowedToOthers(pathsBelow(folder))).toEqual([]);
    expect(await Promise.all([folder, join(folder, 'a/y'), join(folder, 'a/b/z')].map(modeOf))).toEqual([
      '700',
      '400',
      '600',
    ]);
    expect(keepAllPrivate(folder)).toBe(true);
  });

  it('leaves alone what a link in it leads to', async () => {
    const [elsewhere, data] = [join(folder, 'elsewhere'), join(folder, 'data')];
    await mkdir(data);
    await writeFile(elsewhere, 'x');
    await chmod(elsewhere, 0o644);
    await symlink(elsewhere, join(data, 'link'));
    await symlink(folder, join(data, 'up'));
    expect(keepAllPrivate(data)).toBe(true);
    expect(await modeOf(elsewhere)).toBe('644');
  });

  it('is never one that everybody shares, whose own part is corrected nevertheless', async () => {
    await chmod(folder, 0o1777);
    await writeFile(join(folder, 'x'), 'x');
    await chmod(join(folder, 'x'), 0o666);
    expect(keepFolderPrivate(folder)).toBe(false);
    expect(keepFolderPrivate('/')).toBe(false);
    expect(keepAllPrivate(folder)).toBe(false);
    expect(await Promise.all([folder, join(folder, 'x')].map(modeOf))).toEqual(['1777', '600']);
  });

  it('says so where its mode cannot be changed', () => {
    expect(keepFolderPrivate('/proc/sys')).toBe(false);
  });
});
