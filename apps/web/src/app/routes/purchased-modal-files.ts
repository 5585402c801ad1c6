/** What opens above the list, each a chunk of its own; this list is loaded with the first one that is wanted. */
export const purchasedModalFiles = {
  add: () => import('../../features/products/form/add-product-modal.tsx'),
  edit: () => import('../../features/products/form/edit-product-modal.tsx'),
  export: () => import('../../features/products/export-modal.tsx'),
};
