import { z } from 'zod';

/** From the link of a mail. Any text is taken, since an unknown token is refused as such. */
export const linkToken = z.string().min(1).max(200);
