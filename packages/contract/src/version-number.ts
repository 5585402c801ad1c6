import { z } from 'zod';

/** As many as the database counts; no version ever gets there. */
export const maxVersions = 2_147_483_647;

/** A version that a caller has read: from 1, or from 0 where there may be none yet. */
export const versionNumber = (least: 0 | 1) => z.int().min(least).max(maxVersions);
