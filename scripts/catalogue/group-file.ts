import { type FactorGroup, noSubcategory } from '@pcf/contract/emission-factor';

/** Where in data/ the file of a group stands. */
export function groupFile({ topCategory, category, subcategory }: FactorGroup): string {
  const group = subcategory === noSubcategory ? category : `${category} ${subcategory}`;
  return `${kebabCase(topCategory)}/${kebabCase(group)}.csv`;
}

function kebabCase(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
