import { inject } from 'vitest';
import { type ServerProcess, startServer } from './start-server.ts';

/** A server beside that of the lane, for a journey that is about its settings. */
export const startOwnServer = (settings: Record<string, string>): Promise<ServerProcess> =>
  startServer(settings, inject('demoFolder'));
