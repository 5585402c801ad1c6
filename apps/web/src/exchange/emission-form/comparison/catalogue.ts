import type { FactorTree } from '@pcf/catalogue/factor-tree';
import type { EmissionFactor } from '@pcf/contract/emission-factor';

export interface Catalogue {
  readonly factors: readonly EmissionFactor[];
  readonly tree: FactorTree;
}

let loading: Promise<Catalogue> | null = null;

/** Loaded once, when it is first needed; what could not be loaded is tried again. */
export function loadCatalogue(): Promise<Catalogue> {
  loading ??= Promise.all([import('@pcf/catalogue/factors'), import('@pcf/catalogue/factor-tree')]).then(
    ([{ catalogueFactors }, { factorTree }]) => ({ factors: catalogueFactors, tree: factorTree(catalogueFactors) }),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
