import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage, startI18n, storedLanguage, storeLanguage } from './i18n.ts';

const page = { documentElement: { lang: '' } };
const values = new Map<string, string>([['language', 'klingon']]);

beforeAll(async () => {
  Object.assign(globalThis, {
    document: page,
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    },
  });
  await startI18n();
});

it('starts in English where no known language is stored', () => {
  expect(storedLanguage()).toBeNull();
  expect(i18next.language).toBe('en');
  expect(page.documentElement.lang).toBe('en');
  expect(i18next.t('close')).toBe('Close');
  expect(i18next.t('shell:menu.logOut')).toBe('Log out');
});

it('loads the texts of a screen when they are asked for', async () => {
  expect(i18next.hasLoadedNamespace('common')).toBe(true);
  expect(i18next.hasLoadedNamespace('shell')).toBe(true);
  expect(i18next.hasLoadedNamespace('login')).toBe(false);
  await i18next.loadNamespaces('login');
  expect(i18next.t('login:title')).toBe('Sign in');
});

it('leaves signs in values as they are, since React escapes them', () => {
  expect(i18next.t('noMatch', { search: '<b>&' })).toContain('<b>&');
});

describe('changing the language', () => {
  it('shows, remembers and marks it', async () => {
    await changeLanguage('de');
    expect(i18next.t('close')).toBe('Schließen');
    expect(values.get('language')).toBe('de');
    expect(storedLanguage()).toBe('de');
    expect(page.documentElement.lang).toBe('de');
  });

  it('counts as the language does', async () => {
    await changeLanguage('fr');
    const left = (count: number) => i18next.t('input.charactersLeft', { count });
    expect(left(0)).toBe('0 caractère restant');
    expect(left(1)).toBe('1 caractère restant');
    expect(left(2)).toBe('2 caractères restants');
    expect(left(1_000_000)).toBe('1\u202f000\u202f000 caractères restants');
  });
});

it('starts in the language that was chosen before', async () => {
  storeLanguage('fr');
  await startI18n();
  expect(i18next.language).toBe('fr');
  expect(page.documentElement.lang).toBe('fr');
});
