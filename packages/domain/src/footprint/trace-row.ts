import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data';

/** Decimals as text, every digit of them. */
export type DecimalText = string;

interface Step {
  readonly section: EmissionDataItemType;
  readonly itemId: string;
  readonly factor: EmissionFactor | null;
  readonly kgCo2e: DecimalText;
}

/** quantity x impact = kgCo2e. */
export interface QuantityStep extends Step {
  readonly kind: 'quantity';
  readonly quantity: DecimalText;
  readonly unit: 'kg' | 'kWh';
  /** What was counted for each unit: 0 where the factor is unknown or of another unit. */
  readonly impact: DecimalText;
}

/** distanceKm x tonnes x impactPerTonneKm = kgCo2e. */
export interface TransportStep extends Step {
  readonly kind: 'transport';
  readonly distanceKm: DecimalText;
  readonly weightKg: DecimalText;
  readonly tonnes: DecimalText;
  readonly impactPerTonneKm: DecimalText;
}

/** One multiplication, with everything that went into it. */
export type TraceRow = QuantityStep | TransportStep;
