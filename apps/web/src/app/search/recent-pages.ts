import type { AnyRouter } from '@tanstack/react-router';
import { pageEnvironment } from '../../lib/page-environment.ts';
import type { PageStorage } from '../../lib/page-storage.ts';

export interface RecentPage {
  readonly href: string;
  readonly title: string;
}

const kept = 6;
/** By user: whoever signs in next in the same tab must not read where another one was. */
const keyOf = (userId: string) => `recent:${userId}`;

/** Remembers each page that is left, by the title that it ended up with, for as long as the browser's tab lives. */
export function followRecentPages(router: AnyRouter, userId: string): () => void {
  return router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    rememberPage(userId, { href: fromLocation.href, title: withoutSuffix(document.title) });
  });
}

const withoutSuffix = (title: string) => title.replace(/ – PCF Exchange$/, '');
const pathOf = ({ href }: RecentPage) => href.split('?', 1)[0];

export function rememberPage(
  userId: string,
  page: RecentPage,
  storage: PageStorage = pageEnvironment.sessionStorage,
): void {
  const others = recentPages(userId, storage).filter((other) => pathOf(other) !== pathOf(page));
  storage.setItem(keyOf(userId), JSON.stringify([page, ...others].slice(0, kept)));
}

/** The last one first. */
export function recentPages(
  userId: string,
  storage: PageStorage = pageEnvironment.sessionStorage,
): readonly RecentPage[] {
  try {
    const pages: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(pages) ? pages.filter(isPage) : [];
  } catch {
    return [];
  }
}

const isPage = (page: Partial<RecentPage> | null): page is RecentPage =>
  typeof page?.title === 'string' && typeof page.href === 'string' && page.href.startsWith('/');
