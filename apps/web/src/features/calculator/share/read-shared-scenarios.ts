import { type FactorTree, factorsOf } from '@pcf/catalogue/factor-tree';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { factorKinds, factorOrigins, factorUnits } from '@pcf/contract/vocabulary/emission-data';
import type { Amount } from '@pcf/domain/footprint/footprint-item';
import { choiceOf, type FactorChoice } from '../../../exchange/factor-field/factor-choice.ts';
import type { CalculatorRow, Scenario } from '../model/scenario.ts';
import { fromBase64url } from './base64url.ts';
import { inflate } from './deflate.ts';
import {
  notANumber,
  type SharedAmount,
  type SharedChoice,
  type SharedFactor,
  type SharedRow,
  type SharePayload,
  sharedSections,
  shareMark,
  shareVersion,
} from './share-payload.ts';

const maxScenarios = 2;

const maxRows = 1000;

const maxTextLength = 1000;

const maxSteps = 3;

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

/**
 * The factor of our catalogue where the link has exactly that one. Anybody can write a link, so that every other figure
 * keeps its value and the version it claims, and is never told as ours.
 */
function knownFactor(shared: SharedFactor, tree: FactorTree): EmissionFactor {
  const [topCategory, category, subcategory, name, kind, impact, unit, origin, version] = shared;
  const factor: EmissionFactor = { topCategory, category, subcategory, name, kind, impact, unit, origin, version };
  const ours = factorsOf(tree, factor).find((one) => isSame(one, factor));
  return ours ?? { ...factor, origin: 'LINK' };
}

function isSame(one: EmissionFactor, other: EmissionFactor): boolean {
  return (
    one.name === other.name &&
    one.kind === other.kind &&
    one.impact === other.impact &&
    one.unit === other.unit &&
    one.origin === other.origin &&
    one.version === other.version
  );
}

/** Whether a value that came with a link is exactly what we write; nothing in it is believed before. */
function isSharePayload(value: unknown): value is SharePayload {
  if (!isTuple(value, 2)) return false;
  const [factors, scenarios] = value;
  if (!Array.isArray(factors) || !factors.every(isFactor)) return false;
  if (!Array.isArray(scenarios) || scenarios.length < 1 || scenarios.length > maxScenarios) return false;
  if (!scenarios.every((scenario) => isTuple(scenario, sharedSections.length) && scenario.every(Array.isArray))) {
    return false;
  }
  const rows: unknown[] = scenarios.flat(2);
  return rows.length <= maxRows && rows.every((row) => isRow(row, factors.length));
}

function isFactor(value: unknown): value is SharedFactor {
  if (!isTuple(value, 9)) return false;
  const [topCategory, category, subcategory, name, kind, impact, unit, origin, version] = value;
  return (
    [topCategory, category, subcategory, name, version].every(isText) &&
    isOneOf(factorKinds, kind) &&
    Number.isFinite(impact) &&
    isOneOf(factorUnits, unit) &&
    isOneOf(factorOrigins, origin)
  );
}

function isRow(value: unknown, factors: number): value is SharedRow {
  if (!isTuple(value, 5)) return false;
  const [choice, weightKg, amountKwh, distanceKm, transport] = value;
  return (
    isChoice(choice, factors) &&
    [weightKg, amountKwh, distanceKm].every(isAmount) &&
    (transport === null || isChoice(transport, factors))
  );
}

function isChoice(value: unknown, factors: number): value is SharedChoice {
  if (Array.isArray(value)) return value.length <= maxSteps && value.every(isText);
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < factors;
}

function isAmount(value: unknown): value is SharedAmount {
  return value === null || value === notANumber || Number.isFinite(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxTextLength;
}

function isTuple(value: unknown, length: number): value is unknown[] {
  return Array.isArray(value) && value.length === length;
}

function isOneOf<Word>(words: readonly Word[], value: unknown): value is Word {
  return words.some((word) => word === value);
}
