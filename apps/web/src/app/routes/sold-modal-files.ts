/** What opens above the list, each a chunk of its own; this list is loaded with the first one that is wanted. */
export const soldModalFiles = {
  add: () => import('../../features/sold-products/form/add-template-modal.tsx'),
  export: () => import('../../features/sold-products/list/export-templates-modal.tsx'),
  remove: () => import('../../features/sold-products/remove-templates-dialog.tsx'),
};
