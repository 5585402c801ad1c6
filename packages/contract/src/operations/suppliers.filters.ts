import { domain, flag, text, words } from '../filter-kinds.ts';
import { textLimits } from '../text-limits.ts';
import { supplierTargetGroups } from '../vocabulary/organisation.ts';
import { accessResponseStatuses } from '../vocabulary/users.ts';

/** What the list of suppliers can be narrowed by. */
export const supplierFilters = {
  filterSupplierEmailDomain: domain(textLimits.email),
  textSearch: text(textLimits.searchText),
  connectionStatus: words(accessResponseStatuses),
  sbtiTarget: words(supplierTargetGroups),
  onlyActive: flag,
  undeliverable: flag,
};
