import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { descriptionSeparator } from './describe-factor.ts';
import type { FactorDetails } from './factor-details.ts';
import { catalogueFactors } from './factors.ts';
import { compactDetails } from './generated/details.generated.ts';

const places = new Map(catalogueFactors.map((factor, place) => [keyOf(factor), place]));

/** Null for a factor that the catalogue does not have, or no longer with this figure. */
export function detailsOf(factor: EmissionFactor): FactorDetails | null {
  const place = factor.origin === 'CATALOGUE' ? places.get(keyOf(factor)) : undefined;
  if (place === undefined) return null;
  const { descriptions, geographies, providers, versions, licences, synonyms } = compactDetails;
  return {
    description: (descriptions[place] ?? []).map(textOf).join(descriptionSeparator),
    geography: textOf(geographies[place]),
    provider: textOf(providers[place]),
    version: textOf(versions[place]),
    licence: textOf(licences[place]),
    synonyms: synonyms[place] ?? [],
  };
}

function textOf(piece: string | number = ''): string {
  return typeof piece === 'number' ? (compactDetails.texts[piece] ?? '') : piece;
}

function keyOf({ topCategory, category, subcategory, name, impact, unit }: EmissionFactor): string {
  return JSON.stringify([topCategory, category, subcategory, name, impact, unit]);
}
