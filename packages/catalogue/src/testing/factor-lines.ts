import type { EmissionFactor } from '@pcf/contract/emission-factor';

/** Every factor as a line that a person can compare. */
export function factorLines(factors: readonly EmissionFactor[]): string {
  return factors
    .map(({ topCategory, category, subcategory, kind, name, impact, unit }) => {
      const path = [topCategory, category, subcategory].join(' > ');
      return `${path} > ${kind === 'proxy' ? 'category_proxy' : 'emission_factors'} > ${name} = ${impact} ${unit}\n`;
    })
    .join('');
}
