/** What opens above the list, each a chunk of its own; this list is loaded with the first one that is wanted. */
export const soldModalFiles = {
  add: () => import('../../features/template-form/add-template-modal.tsx'),
  export: () => import('../../features/sold/export/export-templates-modal.tsx'),
  remove: () => import('../../features/template-removal/remove-templates-dialog.tsx'),
};
