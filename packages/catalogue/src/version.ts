import release from '../data/version.json' with { type: 'json' };

/** Kept with every answer, beside the factors themselves. */
export const catalogueVersion: string = release.version;
