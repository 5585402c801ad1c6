import type { Page } from 'playwright-core';

const labels = { en: 'More actions', de: 'Weitere Aktionen', fr: 'Autres actions' } as const;

/** Opens the menu behind the buttons of a page's head. */
export const openMoreActions = (page: Page, language: keyof typeof labels = 'en') =>
  page.getByRole('button', { name: labels[language], exact: true }).click();
