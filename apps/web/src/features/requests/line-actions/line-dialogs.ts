/** Each dialog is a chunk of its own, and this list is loaded with the first one that is wanted. */
export const lineDialogs = {
  send: async () => (await import('./send/send-dialog.tsx')).SendDialog,
  resend: async () => (await import('./resend-dialog.tsx')).ResendDialog,
  changeDueDate: async () => (await import('./due-date-dialog.tsx')).DueDateDialog,
  askAnother: async () => (await import('./send/ask-another-dialog.tsx')).AskAnotherDialog,
  cancel: async () => (await import('./cancel-dialog.tsx')).CancelDialog,
  remove: async () => (await import('./remove-dialog.tsx')).RemoveDialog,
  restore: async () => (await import('./restore-dialog.tsx')).RestoreDialog,
};
