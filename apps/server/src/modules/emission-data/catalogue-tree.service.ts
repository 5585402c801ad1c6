import { factorTree } from '@pcf/catalogue/factor-tree';
import { catalogueFactors } from '@pcf/catalogue/factors';

export const catalogue = factorTree(catalogueFactors);
