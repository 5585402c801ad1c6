import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const web = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(join(web, file), 'utf8');

/** The text of all components that import a style sheet, by the sheet. */
function importers(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('{src,gallery}/**/*.{ts,tsx}', { cwd: web })) {
    const source = read(file);
    for (const [, name = ''] of source.matchAll(/from '(\.[^']*\.module\.css)'/g)) {
      const sheet = join(dirname(file), name);
      found.set(sheet, (found.get(sheet) ?? '') + source);
    }
  }
  return found;
}

function classesOf(sheet: string): readonly string[] {
  const selectors = read(sheet)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return [...new Set([...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name))];
}

const takenBy = importers();

it('no style sheet has a class that nothing takes', () => {
  const unused = globSync('src/**/*.module.css', { cwd: web }).flatMap((sheet) => {
    const source = takenBy.get(sheet) ?? '';
    return classesOf(sheet)
      .filter((name) => !new RegExp(`\\.${name}\\b`).test(source))
      .map((name) => `${sheet} .${name}`);
  });
  expect(unused).toEqual([]);
});

it('no component takes a class that its style sheet does not have', () => {
  const missing = globSync('{src,gallery}/**/*.{ts,tsx}', { cwd: web }).flatMap((file) => {
    const source = read(file);
    const body = source.replaceAll(/^import .*;$/gm, '');
    return [...source.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)'/gm)].flatMap(
      ([, name = '', sheet = '']) => {
        const classes = classesOf(join(dirname(file), sheet));
        const taken = [...body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, taken = '']) => taken);
        return taken.filter((each) => !classes.includes(each)).map((each) => `${file} ${name}.${each}`);
      },
    );
  });
  expect(missing).toEqual([]);
});

it('the kit has what three places share, and nothing that is missing', () => {
  const source = takenBy.get('src/ui/kit.module.css') ?? '';
  const uses = new Map<string, number>();
  for (const [, name = ''] of source.matchAll(/\bkit\.(\w+)/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  uses.delete('module');
  const classes = classesOf('src/ui/kit.module.css');
  expect([...uses.keys()].filter((name) => !classes.includes(name))).toEqual([]);
  expect(classes.filter((name) => (uses.get(name) ?? 0) < 3)).toEqual([]);
});
