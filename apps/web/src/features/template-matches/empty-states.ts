import { lazy } from 'react';

const states = () => import('./match-nothing.tsx');

/** Loaded where there is nothing to show. */
export const MatchNothing = lazy(async () => ({ default: (await states()).MatchNothing }));
export const NothingWaiting = lazy(async () => ({ default: (await states()).NothingWaiting }));
export const NoTemplates = lazy(async () => ({ default: (await states()).NoTemplates }));
