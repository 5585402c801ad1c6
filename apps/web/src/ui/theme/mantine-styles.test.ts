import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const web = fileURLToPath(new URL('../../../', import.meta.url));
const mantine = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css'));
const imported = readFileSync(`${web}src/ui/theme/mantine.css`, 'utf8');

it('mantine.css brings the styles of every component in use', () => {
  const used = new Set<string>();
  for (const file of globSync('{src,gallery}/**/*.tsx', { cwd: web })) {
    const source = readFileSync(`${web}${file}`, 'utf8');
    for (const [, names = ''] of source.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)) {
      for (const name of names.split(',')) used.add(name.trim().split(' ')[0] ?? '');
    }
  }
  const missing = [...used].filter(
    (name) => existsSync(`${mantine}/styles/${name}.layer.css`) && !imported.includes(`/styles/${name}.layer.css`),
  );
  expect(used).toContain('Button');
  expect(missing).toEqual([]);
});
