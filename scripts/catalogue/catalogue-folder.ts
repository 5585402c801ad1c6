import { fileURLToPath } from 'node:url';

/** Of packages/catalogue, a path in it. */
export function inCatalogue(path: string): string {
  return fileURLToPath(new URL(`../../packages/catalogue/${path}`, import.meta.url));
}
