import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { languages } from '@pcf/contract/vocabulary/language';
import { describe, expect, it } from 'vitest';

type Manifest = Record<string, { file: string; imports?: string[] }>;

const folder = new URL('../../dist/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder));
const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest;

const layout = 'src/app/layouts/authenticated-layout.tsx';
const loginScreen = 'src/app/routes/login-screen.tsx';
const routes = [
  { path: '/login', kilobytes: 200, sources: [loginScreen], namespace: 'login' },
  { path: '/logout', kilobytes: 200, sources: ['src/app/routes/logout-screen.tsx'] },
  { path: '/', kilobytes: 260, sources: [layout, 'src/app/routes/home-screen.tsx'], namespace: 'home' },
  {
    path: '/organisation',
    kilobytes: 260,
    sources: [layout, 'src/features/organisation/organisation-page.tsx'],
    namespace: 'organisation',
  },
  ...[
    { tab: 'profile', source: 'src/features/profile/profile-tab.tsx' },
    { tab: 'users', source: 'src/features/users/users-tab.tsx' },
    { tab: 'invitations', source: 'src/app/routes/settings-invitations.tsx' },
  ].map(({ tab, source }) => ({
    path: `/settings?tab=${tab}`,
    kilobytes: 260,
    sources: [layout, 'src/app/routes/settings-screen.tsx', source],
    namespace: tab,
  })),
  ...[
    { path: '/register', screen: 'invitation', namespace: 'registration' },
    { path: '/self-register', screen: 'self-register', namespace: 'registration' },
    { path: '/verify-email', screen: 'verify-email', namespace: 'registration' },
    { path: '/password-reset', screen: 'password-reset', namespace: 'password' },
    { path: '/approve-user-access', screen: 'access-answer', namespace: 'access' },
    { path: '/sso', screen: 'sso', namespace: 'sso' },
  ].map(({ path, screen, namespace }) => ({
    path,
    kilobytes: 260,
    sources: [`src/app/routes/${screen}-screen.tsx`],
    namespace,
  })),
];

/** The files that a page with these sources loads: their chunks, and everything those import at once. */
function filesOf(sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${source}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of ['index.html', ...sources]) visit(source);
  return files;
}

/** English comes along with every other language, as the one to fall back to. */
function translations(language: string, namespace: string | undefined): string[] {
  const namespaces = ['common', 'shell', ...(namespace ? [namespace] : [])];
  return [...new Set(['en', language])].flatMap((name) => namespaces.map((file) => `src/i18n/${name}/${file}.json`));
}

function gzipBytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(read(file)).byteLength, 0);
}

describe('first-load JavaScript, gzip', () => {
  it.each(routes)('of $path stays under $kilobytes kB', ({ path, kilobytes, sources, namespace }) => {
    const inEachLanguage = languages.map((language) =>
      gzipBytes(filesOf([...sources, ...translations(language, namespace)])),
    );
    const bytes = Math.max(...inEachLanguage);
    process.stdout.write(`${path.padEnd(26)} ${(bytes / 1000).toFixed(1)} kB of ${kilobytes} kB\n`);
    expect(bytes).toBeLessThan(kilobytes * 1000);
  });

  it('of /login has no schema library in it', () => {
    const withSchemas = [...filesOf([loginScreen])].filter((file) => read(file).includes('ZodError'));
    expect(withSchemas).toEqual([]);
  });
});
