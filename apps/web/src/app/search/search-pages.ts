import type { CallName } from '@pcf/contract/operations/calls';

interface SearchPage {
  /** Its name among the texts. */
  readonly name: string;
  readonly href: string;
  /** What somebody has to be allowed to call for whom the page is there. */
  readonly call?: CallName;
}

/** What is found, by kind, in the order in which it is shown. */
export const foundGroups = ['recent', 'pages', 'products', 'suppliers', 'requests'] as const;

/** The pages that can be gone to by name. */
export const searchPages = [
  { name: 'dashboard', href: '/' },
  { name: 'reviews', href: '/customer/reviews' },
  { name: 'suppliers', href: '/customer/suppliers' },
  { name: 'campaigns', href: '/customer/campaigns' },
  { name: 'purchased', href: '/products/purchased' },
  { name: 'footprint', href: '/products/purchased/footprint' },
  { name: 'import', href: '/products/purchased/import', call: 'importProducts' },
  { name: 'sold', href: '/products/sold' },
  { name: 'received', href: '/products/received-requests' },
  { name: 'calculator', href: '/supplier/calculator' },
  { name: 'methodology', href: '/calculation-methodology' },
  { name: 'organisation', href: '/organisation' },
  { name: 'settings', href: '/settings' },
  { name: 'users', href: '/settings?tab=users' },
  { name: 'invitations', href: '/settings?tab=invitations' },
  { name: 'network', href: '/settings?tab=network', call: 'listNetworkConnections' },
  { name: 'keys', href: '/settings?tab=keys', call: 'listApiKeys' },
  { name: 'activity', href: '/settings?tab=activity', call: 'listActivities' },
  { name: 'help', href: '/help' },
] as const satisfies readonly SearchPage[];
