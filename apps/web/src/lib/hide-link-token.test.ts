import { expect, it } from 'vitest';
import { splitLinkToken } from './hide-link-token.ts';

it.each([
  ['/register?token=abc', '/register', 'abc'],
  ['/register?from=mail&token=abc#top', '/register?from=mail#top', 'abc'],
  ['/register?token=12345', '/register', '12345'],
  ['/register?token=null', '/register', 'null'],
  ['/register?token=a%2Bb%2F%3D', '/register', 'a+b/='],
  ['/register?token=first&token=second', '/register', 'first'],
  ['/register?token=', '/register', null],
  ['/register', '/register', null],
  ['/login?redirect=%2Fx%3Ftoken%3D1', '/login?redirect=%2Fx%3Ftoken%3D1', null],
])('%s', (address, path, token) => {
  expect(splitLinkToken(new URL(address, 'https://pcf.example'))).toEqual({ path, token });
});
