import { readTable } from './read-table.ts';

type Labels = readonly (readonly [name: string, labels: Readonly<Record<string, string>>])[];

export function groupLabels(): Labels {
  return readTable('data/groups.csv').map(({ key = '', ...labels }) => [key, labels]);
}

/** The English ones are the names themselves. */
export function proxyLabels(): Labels {
  return readTable('data/proxy-names.csv').map(({ name = '', ...labels }) => [name, labels]);
}
