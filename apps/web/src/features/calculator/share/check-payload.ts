import { factorKinds } from '@pcf/contract/vocabulary/factor-kind';
import { factorOrigins } from '@pcf/contract/vocabulary/factor-origin';
import { factorUnits } from '@pcf/contract/vocabulary/factor-unit';
import {
  notANumber,
  type SharedAmount,
  type SharedChoice,
  type SharedFactor,
  type SharedRow,
  type SharePayload,
  sharedSections,
} from './share-payload.ts';

const mostScenarios = 2;
const mostRows = 1000;
const longestText = 1000;
const mostSteps = 3;

/** Whether a value that came with a link is exactly what we write; nothing in it is believed before. */
export function isSharePayload(value: unknown): value is SharePayload {
  if (!isTuple(value, 2)) return false;
  const [factors, scenarios] = value;
  if (!Array.isArray(factors) || !factors.every(isFactor)) return false;
  if (!Array.isArray(scenarios) || scenarios.length < 1 || scenarios.length > mostScenarios) return false;
  if (!scenarios.every((scenario) => isTuple(scenario, sharedSections.length) && scenario.every(Array.isArray))) {
    return false;
  }
  const rows: unknown[] = scenarios.flat(2);
  return rows.length <= mostRows && rows.every((row) => isRow(row, factors.length));
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
  if (Array.isArray(value)) return value.length <= mostSteps && value.every(isText);
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < factors;
}

function isAmount(value: unknown): value is SharedAmount {
  return value === null || value === notANumber || Number.isFinite(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText;
}

function isTuple(value: unknown, length: number): value is unknown[] {
  return Array.isArray(value) && value.length === length;
}

function isOneOf<Word>(words: readonly Word[], value: unknown): value is Word {
  return words.some((word) => word === value);
}
