// Apart from the rest of single sign-on: the routes run this with the first load.

/** Where the provider sends people back to; it knows this address too. */
export const ssoPath = '/sso';

let answer: string | null = null;

/** Takes what the provider answered out of the address. It is kept for this page alone: a code works once. */
export function hideProviderAnswer(): void {
  if (location.pathname !== ssoPath || location.search === '') return;
  answer = location.href;
  history.replaceState(history.state, '', ssoPath);
}

/** The whole address that the provider sent somebody back to; null for any other visit. */
export const providerAnswer = () => answer;
