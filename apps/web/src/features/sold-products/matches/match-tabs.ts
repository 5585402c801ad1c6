export const matchTabs = ['ALL', 'OPEN', 'CONFIRMED'] as const;
