import type { EmissionFactor } from '@pcf/contract/emission-factor';

/** Where a field may choose from: one top category alone, or all but some. Kept by the caller, so that it stays the same. */
export type TopCategories = { readonly fixed: string } | { readonly except: readonly string[] };

export function isOffered(topCategory: string, offered: TopCategories): boolean {
  return 'fixed' in offered ? topCategory === offered.fixed : !offered.except.includes(topCategory);
}

export function acceptsOf(offered: TopCategories): (factor: EmissionFactor) => boolean {
  return ({ topCategory }) => isOffered(topCategory, offered);
}
