import { onTestFinished } from 'vitest';
import { type App, buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import type { Database } from '../../database/database.ts';

/** Another application on a database that is already open: what depends on a setting needs no database of its own. */
export async function appWithSettings(
  database: Database,
  settings: Record<string, string>,
  webDist?: URL,
): Promise<App['http']> {
  const config = readConfig({ DEMO: 'true', LOG_LEVEL: 'silent', ...settings });
  const { http } = await buildApp({ config, database, webDist, version: '0.0.0' });
  onTestFinished(() => http.close());
  return http;
}
