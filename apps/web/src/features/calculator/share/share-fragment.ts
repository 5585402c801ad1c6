import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { Amount } from '@pcf/domain/footprint/footprint-item';
import type { FactorChoice } from '../../../exchange/factor-field/factor-choice.ts';
import type { Scenario } from '../model/scenario.ts';
import { toBase64url } from './base64url.ts';
import { deflate } from './deflate.ts';
import {
  notANumber,
  type SharedAmount,
  type SharedChoice,
  type SharedFactor,
  type SharePayload,
  sharedSections,
  shareMark,
  shareVersion,
} from './share-payload.ts';

/** The scenarios as the part of an address behind "#", which browsers send to no server. */
export async function shareFragment(scenarios: readonly Scenario[]): Promise<string> {
  const bytes = await deflate(JSON.stringify(payloadOf(scenarios)));
  return `${shareMark}=${shareVersion}.${toBase64url(bytes)}`;
}

/** Each factor travels once and whole, so that a later catalogue does not change the answer. */
function payloadOf(scenarios: readonly Scenario[]): SharePayload {
  const places = new Map<string, number>();
  const factors: SharedFactor[] = [];
  const placeOf = (factor: EmissionFactor): number => {
    const shared = sharedFactor(factor);
    const key = JSON.stringify(shared);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, factors.length);
    return factors.push(shared) - 1;
  };
  const sharedChoice = ({ topCategory, category, subcategory, factor }: FactorChoice): SharedChoice =>
    factor === null ? [topCategory, category, subcategory].filter((step) => step !== null) : placeOf(factor);
  const shared = scenarios.map((scenario) =>
    sharedSections.map((section) =>
      scenario[section].map(
        ({ choice, weightKg, amountKwh, distanceKm, transport }) =>
          [
            sharedChoice(choice),
            sharedAmount(weightKg),
            sharedAmount(amountKwh),
            sharedAmount(distanceKm),
            transport === null ? null : sharedChoice(transport),
          ] as const,
      ),
    ),
  );
  return [factors, shared];
}

function sharedFactor(factor: EmissionFactor): SharedFactor {
  const { topCategory, category, subcategory, name, kind, impact, unit, origin, version } = factor;
  return [topCategory, category, subcategory, name, kind, impact, unit, origin, version];
}

function sharedAmount(amount: Amount): SharedAmount {
  return Number.isNaN(amount) ? notANumber : amount;
}
