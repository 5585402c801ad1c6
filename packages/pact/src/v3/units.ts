import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-data';
import { type Scale, sameScale } from './decimal.ts';

export const declaredUnits = [
  'liter',
  'kilogram',
  'cubic meter',
  'kilowatt hour',
  'megajoule',
  'ton kilometer',
  'square meter',
  'piece',
  'hour',
  'megabit second',
] as const;

export type DeclaredUnit = (typeof declaredUnits)[number];

export interface UnitInPact {
  readonly unit: DeclaredUnit;
  /** From an amount for one unit of ours to the amount for one of theirs. */
  readonly scale: Scale;
}

const named: Readonly<Partial<Record<EmissionUnit, UnitInPact>>> = {
  KG: { unit: 'kilogram', scale: sameScale },
  M2: { unit: 'square meter', scale: sameScale },
  M3: { unit: 'cubic meter', scale: sameScale },
  KWH: { unit: 'kilowatt hour', scale: sameScale },
  KG_KM: { unit: 'ton kilometer', scale: { times: 1000, per: 1 } },
  DAY: { unit: 'hour', scale: { times: 1, per: 24 } },
  DIMENSIONLESS: { unit: 'piece', scale: sameScale },
};

/** Units that we have no code for: they come and go as OTHER with this text. */
const written: readonly DeclaredUnit[] = ['liter', 'megajoule', 'hour', 'megabit second'];

/** Energy, transport and data have no mass. */
const massless: readonly DeclaredUnit[] = ['kilowatt hour', 'megajoule', 'ton kilometer', 'megabit second'];

type Text = string | null | undefined;

/** Null where PACT has no such unit: km, GB, USD, EUR, and most of what a supplier writes. */
export function unitInPact(unit: EmissionUnit, unitText: Text): UnitInPact | null {
  if (unit !== 'OTHER') return named[unit] ?? null;
  const text = unitText?.trim().toLowerCase();
  const found = written.find((each) => each === text);
  return found ? { unit: found, scale: sameScale } : null;
}

export const isExpressible = (unit: EmissionUnit, unitText: Text): boolean => unitInPact(unit, unitText) !== null;

export const hasNoMass = (unit: DeclaredUnit): boolean => massless.includes(unit);

export interface OwnUnit {
  readonly unit: EmissionUnit;
  readonly unitText: string | null;
  /** The scale in which it would go out again. */
  readonly scale: Scale;
}

/** A unit that a later revision may bring keeps its name as a text. */
export function unitFromPact(declared: string): OwnUnit {
  const [unit, { scale }] = codes.find(([, { unit: name }]) => name === declared) ?? ['OTHER', { scale: sameScale }];
  return { unit, unitText: unit === 'OTHER' ? declared : null, scale };
}

const codes = (Object.entries(named) as [EmissionUnit, UnitInPact][]).filter(([, { unit }]) => !written.includes(unit));
