import { describe, expect, it } from 'vitest';
import { safeRedirectPath } from './entry-links.ts';

const origin = 'https://pcf.example';

describe('safeRedirectPath', () => {
  it.each(['/organisation', '/products/purchased?sort=CREATED_AT#top', '/?a=//x'])('keeps the own path %s', (path) => {
    expect(safeRedirectPath(path, origin)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'organisation',
    '',
    '//',
    '/login?redirect=/login',
    '/logout',
    undefined,
    7,
    ['/organisation'],
  ])('answers %j with the home page', (asked) => {
    expect(safeRedirectPath(asked, origin)).toBe('/');
  });
});
