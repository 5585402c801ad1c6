import type { TFunction } from 'i18next';

/** The words of the results, for what is no component. */
export type FootprintWords = TFunction<['footprint', 'common']>;
