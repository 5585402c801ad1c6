import { rememberedQuery } from '../../lib/filters/remember-query.ts';
import { parseQueryString } from '../../lib/navigation/query-string.ts';

/** The code of each page, and how it was left; a chunk of its own, since the sign-in needs none of it. */
export const purchasedScreen = () => import('./purchased-screen.tsx');
export const receivedScreen = () => import('./received-screen.tsx');
export const uploadPage = () => import('../../features/received/upload/upload-page.tsx');
export const footprintScreen = () => import('./footprint-screen.tsx');
export const importPage = () => import('../../features/product-import/import-page.tsx');
export const purchasedSearch = () => parseQueryString(rememberedQuery('purchased'));
