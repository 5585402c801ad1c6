import type { FactorTree } from '@pcf/catalogue/factor-tree';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { Amount } from '@pcf/domain/footprint/footprint-item';
import { choiceOf, type FactorChoice } from '../../../exchange/factor-field/factor-choice.ts';
import type { CalculatorRow, Scenario } from '../model/scenario.ts';
import { fromBase64url } from './base64url.ts';
import { isSharePayload } from './check-payload.ts';
import { inflate } from './deflate.ts';
import { knownFactor } from './known-factor.ts';
import {
  notANumber,
  type SharedAmount,
  type SharedChoice,
  type SharedRow,
  type SharePayload,
  sharedSections,
  shareMark,
  shareVersion,
} from './share-payload.ts';

/** What a link carries behind "#": null where it carries nothing of ours, 'unreadable' where it is damaged. */
export async function readSharedScenarios(
  fragment: string,
  tree: FactorTree,
): Promise<readonly Scenario[] | 'unreadable' | null> {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(`${shareMark}=`)) return null;
  const beginning = `${shareMark}=${shareVersion}.`;
  const bytes = text.startsWith(beginning) ? fromBase64url(text.slice(beginning.length)) : null;
  const json = bytes === null ? null : await inflate(bytes);
  const payload = json === null ? null : parse(json);
  return isSharePayload(payload) ? scenariosOf(payload, tree) : 'unreadable';
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function scenariosOf([shared, scenarios]: SharePayload, tree: FactorTree): readonly Scenario[] {
  const factors = shared.map((factor) => knownFactor(factor, tree));
  return scenarios.map((sections, place) => {
    const entries = sharedSections.map((section, index) => [
      section,
      (sections[index] ?? []).map((row, at) => rowOf(row, `shared-${place}-${section}-${at}`, factors)),
    ]);
    return Object.fromEntries(entries) as Scenario;
  });
}

function rowOf(shared: SharedRow, id: string, factors: readonly EmissionFactor[]): CalculatorRow {
  const [choice, weightKg, amountKwh, distanceKm, transport] = shared;
  return {
    id,
    choice: readChoice(choice, factors),
    weightKg: amountOf(weightKg),
    amountKwh: amountOf(amountKwh),
    distanceKm: amountOf(distanceKm),
    transport: transport === null ? null : readChoice(transport, factors),
  };
}

function readChoice(shared: SharedChoice, factors: readonly EmissionFactor[]): FactorChoice {
  const factor = typeof shared === 'number' ? factors[shared] : undefined;
  if (factor !== undefined) return choiceOf(factor);
  const [topCategory = null, category = null, subcategory = null] = typeof shared === 'number' ? [] : shared;
  return { topCategory, category, subcategory, factor: null };
}

function amountOf(shared: SharedAmount): Amount {
  return shared === notANumber ? Number.NaN : shared;
}
