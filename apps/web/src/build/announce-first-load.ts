import type { FirstLoadTable } from './first-load-table.ts';

/**
 * Runs in the page before anything else of it: asks for the files of the page at this address all at once, which would
 * otherwise be found one after another. It travels as its own text, so it may use nothing from outside itself.
 */
export function announceFirstLoad({ files, loads }: FirstLoadTable): void {
  const { pathname, search } = location;
  let signedIn = false;
  let language = 'en';
  try {
    signedIn = localStorage.getItem('refreshToken') !== null;
    language = localStorage.getItem('language') ?? language;
  } catch {
    // A browser that keeps nothing has nobody signed in.
  }
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const found = loads.find(([at]) => new RegExp(at).test(path) || new RegExp(at).test(path + search));
  const shown = found?.[1] && !signedIn ? loads[0] : found;
  const announce = (rel: string, href: string, as?: string) => {
    const link = document.createElement('link');
    link.rel = rel;
    if (as) link.as = as;
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  };
  announce('preload', '/config.json', 'fetch');
  const [, , code = [], texts = {}] = shown ?? [];
  for (const place of [...code, ...(texts[language] ?? texts.en ?? [])]) {
    const file = files[place] ?? '';
    if (file.endsWith('.css')) announce('preload', `/assets/${file}`, 'style');
    else announce('modulepreload', `/assets/${file}`);
  }
}
