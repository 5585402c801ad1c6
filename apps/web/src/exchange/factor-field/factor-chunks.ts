/** What is only needed once somebody asks for it; a page that must do without the network later loads it ahead. */
export const loadFactorSearch = () => import('./search-factors.ts');
export const loadFactorDetails = () => import('@pcf/catalogue/details');
