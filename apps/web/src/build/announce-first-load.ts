import type { FirstLoadTable } from './first-load-table.ts';

/**
 * Runs in the page before anything else of it: asks for the files of the page at this address all at once, which would
 * otherwise be found one after another, and for what it will want to know of the server (lib/api/early-answers.ts). It
 * travels as its own text, so it may use nothing from outside itself.
 */
export function announceFirstLoad({ files, account, loads }: FirstLoadTable, apiIsHere: boolean): void {
  const { origin, pathname, search } = location;
  let kept: Record<string, string | null> = {};
  try {
    for (const key of ['refreshToken', 'accessToken', 'language', 'deviceId']) kept[key] = localStorage.getItem(key);
    kept.sessionId = sessionStorage.getItem('sessionId');
  } catch {
    // A browser that keeps nothing has nobody signed in.
    kept = {};
  }
  const { refreshToken = null, accessToken = null, language, deviceId, sessionId } = kept;
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const address = path + search;
  const found = loads.find(([at]) => new RegExp(at).test(path) || new RegExp(at).test(address));
  const shown = found?.[1] && refreshToken === null ? loads[0] : found;
  const [, signedIn = false, code = [], texts = {}, asks = []] = shown ?? [];
  const answers: typeof globalThis.earlyAnswers = new Map();
  globalThis.earlyAnswers = answers;
  const ask = (asked: string, authorization: string | null, headers: Record<string, string> = {}) => {
    const response = fetch(origin + asked, { headers });
    // Whoever takes it says what went wrong, and nobody has to take it.
    response.catch(() => undefined);
    answers.set(origin + asked, { authorization, askedAt: Date.now(), response });
  };
  const isUsable = (token: string) => {
    try {
      const claims = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
      return claims.exp * 1000 > Date.now();
    } catch {
      return false;
    }
  };
  // What the server has to work out is asked for before what it only has to send.
  ask('/config.json', null);
  // An API with an address of its own is asked by the page, which knows the rule for it.
  if (signedIn && apiIsHere && accessToken !== null && isUsable(accessToken)) {
    const authorization = `Bearer ${accessToken}`;
    const headers = {
      accept: 'application/json',
      authorization,
      ...(deviceId && { 'x-device-id': deviceId }),
      ...(sessionId && { 'x-session-id': sessionId }),
    };
    const ofPage = asks.filter(([at]) => new RegExp(at).test(address));
    for (const asked of account) ask(asked, authorization, headers);
    for (const [at, asked] of ofPage) ask(address.replace(new RegExp(at), asked), authorization, headers);
  }
  for (const place of [...code, ...(texts[language ?? 'en'] ?? texts.en ?? [])]) {
    const file = files[place] ?? '';
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (file.endsWith('.css')) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/assets/${file}`;
    document.head.append(link);
  }
}
