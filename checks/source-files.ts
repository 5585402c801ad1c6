import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const generated = new Set(['node_modules', 'dist', 'data']);

/** Every TypeScript file below the given folders, as paths relative to the root, with forward slashes. */
export async function sourceFiles(root: string, folders: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(folders.map((folder) => filesBelow(root, folder)));
  return lists.flat().sort();
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  // A folder that does not exist holds no files.
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const lists = entries.map(async (entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return generated.has(entry.name) ? [] : filesBelow(root, path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
  return (await Promise.all(lists)).flat();
}
