import { readConfig } from '../config.ts';

/** What a server without settings of its own keeps, and for how long. */
export const { retention: defaultRetention } = readConfig({ DEMO: 'true' });
