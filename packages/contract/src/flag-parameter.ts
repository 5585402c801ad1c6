import { z } from 'zod';

/** Yes or no in a query string. */
export const flag = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).optional();
