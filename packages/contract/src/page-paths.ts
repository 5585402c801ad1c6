/** Where the page has a screen, as its router writes it; at any other address the page says that there is none. */
export const pagePaths = [
  '/',
  '/about',
  '/approve-user-access',
  '/calculation-methodology',
  '/contact',
  '/customer/campaigns',
  '/customer/campaigns/$campaignId',
  '/customer/requests/$requestId/$productId',
  '/customer/reviews',
  '/customer/suppliers',
  '/customer/suppliers/$supplierId',
  '/deny-user-access',
  '/forgot-password',
  '/glossary',
  '/help',
  '/installation',
  '/login',
  '/logout',
  '/organisation',
  '/password-reset',
  '/products',
  '/products/purchased',
  '/products/purchased/footprint',
  '/products/purchased/import',
  '/products/received-requests',
  '/products/received-requests/templates',
  '/products/received-requests/templates/upload',
  '/products/received-requests/upload',
  '/products/sold',
  '/products/sold/$soldProductId',
  '/products/sold/$soldProductId/emissions-data',
  '/products/sold/$soldProductId/emissions-data/data',
  '/products/sold/$soldProductId/emissions-data/emissions',
  '/products/sold/$soldProductId/emissions-data/methods',
  '/products/sold/$soldProductId/emissions-data/success',
  '/products/sold/import',
  '/products/sold/import-footprints',
  '/register',
  '/register-user',
  '/self-register',
  '/settings',
  '/sso',
  '/stop-mails',
  '/supplier/calculator',
  '/supplier/requests/$requestId/products/$productId',
  '/supplier/requests/$requestId/products/$productId/data',
  '/supplier/requests/$requestId/products/$productId/emissions',
  '/supplier/requests/$requestId/products/$productId/methods',
  '/supplier/requests/$requestId/products/$productId/success',
  '/verify-email',
] as const;

const shapes = pagePaths.map((path) => path.split('/'));

export function isPagePath(path: string): boolean {
  const parts = (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).split('/');
  return shapes.some(
    (shape) =>
      shape.length === parts.length &&
      shape.every((part, index) => (part.startsWith('$') ? parts[index] !== '' : part === parts[index])),
  );
}
