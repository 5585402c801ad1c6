import { afterEach, expect, it, vi } from 'vitest';
import { makeTokens } from '../lib/testing/make-tokens.ts';
import { announceFirstLoad, type FirstLoadTable } from './prepare-serving.ts';

const table: FirstLoadTable = {
  files: ['login.css', 'login.js', 'login-en.js', 'login-de.js', 'home.js', 'profile.js'],
  account: ['/api/organisation'],
  loads: [
    ['^\\/login$', false, [0, 1], { en: [2], de: [3] }, []],
    ['^\\/$', true, [4], { en: [], de: [] }, []],
    ['^\\/settings\\?.*tab=profile', true, [5], { en: [], de: [] }, []],
    ['^\\/sold\\/[^/]+$', true, [], { en: [], de: [] }, [['^\\/sold\\/([^/]+)$', '/api/templates/$1']]],
  ],
};

afterEach(() => vi.unstubAllGlobals());

/** What a browser at an address that keeps these values is asked to load, and what the server is asked for. */
function announcedAt(address: string, kept: Record<string, string> | null, apiIsHere = true) {
  const { origin, pathname, search } = new URL(address, 'http://localhost');
  const links: { rel?: string; as?: string; href?: string }[] = [];
  const asked: { url: string; authorization: string | null }[] = [];
  const storage = {
    getItem: (key: string) => {
      if (kept === null) throw new Error('Nothing is kept here.');
      return kept[key] ?? null;
    },
  };
  vi.stubGlobal('location', { origin, pathname, search });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('earlyAnswers', undefined);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  });
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    asked.push({ url, authorization: new Headers(headers).get('authorization') });
    return Response.json({});
  });
  announceFirstLoad(table, apiIsHere);
  const known = [...(globalThis.earlyAnswers ?? [])].map(([url, { authorization }]) => ({ url, authorization }));
  expect(known).toEqual(asked);
  return {
    files: links.map(({ rel, as, href }) => [rel, as, href].filter(Boolean).join(' ')),
    asked: asked.map(({ url, authorization }) => [url.replace(origin, ''), authorization].filter(Boolean).join(' ')),
  };
}

const login = ['preload style /assets/login.css', 'modulepreload /assets/login.js'];
const keptBy = ({ access_token: accessToken, refresh_token: refreshToken } = makeTokens(1)) => ({
  accessToken,
  refreshToken,
});

it('asks for the settings and the files of the page at the address, in the language that was chosen', () => {
  const english = [...login, 'modulepreload /assets/login-en.js'];
  expect(announcedAt('/login?redirect=%2F', {})).toEqual({ files: english, asked: ['/config.json'] });
  const german = [...login, 'modulepreload /assets/login-de.js'];
  expect(announcedAt('/login/', { language: 'de' }).files).toEqual(german);
  expect(announcedAt('/login', { language: 'xx' }).files).toEqual(english);
});

it('asks for the sign-in where nobody is signed in, also in a browser that keeps nothing', () => {
  expect(announcedAt('/', { refreshToken: 'token' }).files).toEqual(['modulepreload /assets/home.js']);
  expect(announcedAt('/', {}).files).toContain('modulepreload /assets/login.js');
  expect(announcedAt('/', null).files).toContain('modulepreload /assets/login.js');
});

it('tells pages apart by their query string where the table does', () => {
  const { files } = announcedAt('/settings?tab=profile', { refreshToken: 'token' });
  expect(files).toContain('modulepreload /assets/profile.js');
});

it('asks for the settings alone at an address it does not know', () => {
  expect(announcedAt('/nowhere', keptBy())).toEqual({ files: [], asked: ['/config.json'] });
});

it('asks the server for what the page behind the sign-in will want to know', () => {
  const kept = keptBy();
  const authorization = `Bearer ${kept.accessToken}`;
  const { asked } = announcedAt('/sold/42', kept);
  expect(asked).toEqual(['/config.json', `/api/organisation ${authorization}`, `/api/templates/42 ${authorization}`]);
});

it('asks for nothing with a token that has expired, or of an API that is elsewhere', () => {
  expect(announcedAt('/', keptBy(makeTokens(1, { expiresIn: -1 }))).asked).toEqual(['/config.json']);
  expect(announcedAt('/', { ...keptBy(), accessToken: 'no token' }).asked).toEqual(['/config.json']);
  expect(announcedAt('/', keptBy(), false).asked).toEqual(['/config.json']);
});
