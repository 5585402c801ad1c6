import { afterEach, expect, it, vi } from 'vitest';
import { announceFirstLoad } from './announce-first-load.ts';
import type { FirstLoadTable } from './first-load-table.ts';

const table: FirstLoadTable = {
  files: ['login.css', 'login.js', 'login-en.js', 'login-de.js', 'home.js', 'profile.js'],
  loads: [
    ['^\\/login$', false, [0, 1], { en: [2], de: [3] }],
    ['^\\/$', true, [4], { en: [], de: [] }],
    ['^\\/settings\\?.*tab=profile', true, [5], { en: [], de: [] }],
  ],
};

afterEach(() => vi.unstubAllGlobals());

/** What a browser at an address that keeps these values is asked to load. */
function announcedAt(address: string, kept: Record<string, string> | null): string[] {
  const { pathname, search } = new URL(address, 'http://localhost');
  const links: { rel?: string; as?: string; href?: string }[] = [];
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (kept === null) throw new Error('Nothing is kept here.');
      return kept[key] ?? null;
    },
  });
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  });
  announceFirstLoad(table);
  return links.map(({ rel, as, href }) => [rel, as, href].filter(Boolean).join(' '));
}

const settings = 'preload fetch /config.json';
const login = ['preload style /assets/login.css', 'modulepreload /assets/login.js'];

it('asks for the settings and the files of the page at the address, in the language that was chosen', () => {
  expect(announcedAt('/login?redirect=%2F', {})).toEqual([settings, ...login, 'modulepreload /assets/login-en.js']);
  expect(announcedAt('/login/', { language: 'de' })).toEqual([settings, ...login, 'modulepreload /assets/login-de.js']);
  expect(announcedAt('/login', { language: 'xx' })).toContain('modulepreload /assets/login-en.js');
});

it('asks for the sign-in where nobody is signed in, also in a browser that keeps nothing', () => {
  expect(announcedAt('/', { refreshToken: 'token' })).toEqual([settings, 'modulepreload /assets/home.js']);
  expect(announcedAt('/', {})).toContain('modulepreload /assets/login.js');
  expect(announcedAt('/', null)).toContain('modulepreload /assets/login.js');
});

it('tells pages apart by their query string where the table does', () => {
  expect(announcedAt('/settings?tab=profile', { refreshToken: 'token' })).toContain('modulepreload /assets/profile.js');
});

it('asks for the settings alone at an address it does not know', () => {
  expect(announcedAt('/nowhere', {})).toEqual([settings]);
});
