/** The code of each page; a chunk of its own, since the sign-in needs none of it. */
export const matchScreen = () => import('./match-screen.tsx');
export const matchUploadPage = () => import('../../features/sold-products/matches/upload-page.tsx');
