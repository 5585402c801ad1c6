import { z } from 'zod';

/** Longer than any name there is. */
const maxNameLength = 64;
/** A place or a name, never an offset: an offset has no days of its own where clocks are changed. */
const nameOfPlace = /^[A-Za-z][A-Za-z0-9_+/-]*$/;

function isTimeZone(name: string): boolean {
  if (!nameOfPlace.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Whose days a filter by days means. */
export const timeZone = z
  .string()
  .max(maxNameLength)
  .refine(isTimeZone, { error: 'Not the IANA name of a time zone.' })
  .optional()
  .describe('The time zone whose days are meant, by its IANA name such as Europe/Berlin; UTC unless said.');
