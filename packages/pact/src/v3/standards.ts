import { type Standard, standards } from '@pcf/contract/vocabulary/methods';
import type { Rule } from './rules.ts';

/** Standards for every sector. Both parts of the life cycle assessment standards have one name. */
const crossSectoral: Readonly<Partial<Record<Standard, string>>> = {
  ISO_14040: 'ISO14040-44',
  ISO_14044: 'ISO14040-44',
  ISO_14067: 'ISO14067',
  PAS_2050: 'PAS2050',
  PRODUCT_ENVIRONMENTAL_FOOTPRINT: 'PEF',
  GHG_PROTOCOL_PRODUCT: 'GHGP-Product',
  PACT: 'PACT-3.0',
  ISO_14083: 'ISO14083',
};

/** Earlier versions of the methodology are the same standard to us. */
const earlier: readonly string[] = ['PACT-1.0', 'PACT-2.0'];

/** Rules for a product or a sector. */
const sectoral: Readonly<Partial<Record<Standard, Rule>>> = {
  EN_15804: { operator: 'OTHER', otherOperatorName: 'CEN', ruleNames: ['EN 15804'] },
  EPD_PRODUCT_CATEGORY_RULES: { operator: 'EPD_INTERNATIONAL', ruleNames: ['Product category rules'] },
  TFS: {
    operator: 'OTHER',
    otherOperatorName: 'Together for Sustainability',
    ruleNames: ['PCF Guideline for the Chemical Industry'],
  },
};

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

export const crossSectoralOf = (given: readonly Standard[]): string[] =>
  unique(given.flatMap((standard) => crossSectoral[standard] ?? []));

export const rulesOfStandards = (given: readonly Standard[]): Rule[] =>
  given.flatMap((standard) => sectoral[standard] ?? []);

/** None for a name that we do not know. */
export const standardsOfName = (name: string): readonly Standard[] =>
  earlier.includes(name) ? ['PACT'] : standards.filter((standard) => crossSectoral[standard] === name);

/** Null for a rule that none of our standards stands for. */
export const standardOfRule = (rule: Rule): Standard | null =>
  standards.find((standard) => {
    const own = sectoral[standard];
    return own !== undefined && JSON.stringify(signed(own)) === JSON.stringify(signed(rule));
  }) ?? null;

const signed = ({ operator, otherOperatorName, ruleNames }: Rule) => [operator, otherOperatorName ?? null, ruleNames];
