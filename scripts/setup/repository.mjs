import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
