import type { EmissionFactor } from '@pcf/contract/emission-factor';

/** For the `lang` of a name: ours are English on every page, proxies are translated, of other files it is not known. */
export function nameLanguage({ kind, origin }: EmissionFactor): 'en' | undefined {
  return kind === 'factor' && origin === 'CATALOGUE' ? 'en' : undefined;
}

/** For the `lang` of what is told about a factor. */
export function detailsLanguage({ origin }: EmissionFactor): 'en' | undefined {
  return origin === 'CATALOGUE' ? 'en' : undefined;
}
