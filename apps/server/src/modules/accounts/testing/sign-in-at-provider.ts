import { createHash, randomBytes } from 'node:crypto';
import type { TestIdentityProvider } from '../../../testing/identity-provider.ts';

interface SignIn {
  readonly redirectUri: string;
  readonly login: string;
  readonly nonce: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
}

/** Does what a browser does at the provider: signs in, agrees, and exchanges the code with PKCE for the id token. */
export async function signInAtProvider(provider: TestIdentityProvider, signIn: SignIn): Promise<string> {
  const browse = cookieBrowser();
  const verifier = randomBytes(32).toString('base64url');
  const start = new URL(signIn.authorizationEndpoint);
  start.search = new URLSearchParams({
    client_id: provider.clientId,
    redirect_uri: signIn.redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    nonce: signIn.nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();

  const signInPage = await browse(start);
  const consentPage = await browse(signInPage, { prompt: 'login', login: signIn.login, password: 'any' });
  const returned = await browse(consentPage, { prompt: 'consent' });
  const answer = await fetch(signIn.tokenEndpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: provider.clientId,
      redirect_uri: signIn.redirectUri,
      code: returned.searchParams.get('code') ?? '',
      code_verifier: verifier,
    }),
  });
  const { id_token } = (await answer.json()) as { id_token?: string };
  if (!id_token) throw new Error(`The provider answered ${answer.status} without an id token at ${returned}.`);
  return id_token;
}

/** Follows redirects with its cookies, to a page to fill in or out to another origin. */
function cookieBrowser() {
  const cookies = new Map<string, string>();
  return async function browse(start: URL, form?: Record<string, string>): Promise<URL> {
    let url = start;
    let body = form && new URLSearchParams(form);
    for (;;) {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body && { method: 'POST', body }),
      });
      await response.text();
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (!location) return url;
      const next = new URL(location, url);
      if (next.origin !== url.origin) return next;
      url = next;
      body = undefined;
    }
  };
}
