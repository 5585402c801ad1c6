/** What opens above the list, each a chunk of its own; this list is loaded with the first one that is wanted. */
export const soldModalFiles = {
  add: () => import('../../features/sold-products/form/add-modal.tsx'),
  export: () => import('../../features/sold-products/list/export-modal.tsx'),
  remove: () => import('../../features/sold-products/remove-dialog.tsx'),
};
