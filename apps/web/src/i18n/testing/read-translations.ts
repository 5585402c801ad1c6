import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@pcf/contract/vocabulary/language';

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** One text of a language: a key with plural forms has several, told apart by the form. */
export interface Translation {
  readonly namespace: string;
  readonly key: string;
  readonly pluralForm: string | null;
  readonly text: unknown;
}

export function readTranslations(language: Language): Translation[] {
  const folder = new URL(`../${language}/`, import.meta.url);
  return readdirSync(folder).flatMap((file) => {
    const content: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const namespace = file.replace(/\.json$/, '');
    return leaves(content, '').map(([path, text]) => ({
      namespace,
      key: path.replace(pluralEnding, ''),
      pluralForm: pluralEnding.exec(path)?.[1] ?? null,
      text,
    }));
  });
}

function leaves(content: unknown, path: string): [path: string, text: unknown][] {
  if (typeof content !== 'object' || content === null) return [[path, content]];
  return Object.entries(content).flatMap(([name, part]) => leaves(part, path === '' ? name : `${path}.${name}`));
}
