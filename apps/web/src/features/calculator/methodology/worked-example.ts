import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { calculate } from '@pcf/domain/footprint/calculate';
import { findProxy } from './find-proxy.ts';

/** 1 kg of a product, with something in every section. */
export function workedExample(factors: readonly EmissionFactor[]) {
  return calculate({
    rawmaterial: [
      {
        id: 'plastic',
        factor: factors.find(({ name }) => name.toLowerCase() === 'abs') ?? null,
        weightKg: 0.8,
        transport: { factor: findProxy(factors, 'Transport', 'Truck'), distanceKm: 500 },
      },
    ],
    packaging: [
      {
        id: 'paper',
        factor: findProxy(factors, 'Paper, wood, insulation', 'Papers'),
        weightKg: 0.05,
        transport: null,
      },
    ],
    energy: [{ id: 'electricity', factor: findProxy(factors, 'Energy', 'Electricity country mix'), amountKwh: 2 }],
    transportBetweenSites: [
      { id: 'train', factor: findProxy(factors, 'Transport', 'Train'), distanceKm: 300, weightKg: 0.8 },
    ],
    transport: [
      {
        id: 'ship',
        factor: findProxy(factors, 'Transport', 'Cargo ship', 'Container ship'),
        distanceKm: 10_000,
        weightKg: 1,
      },
    ],
  });
}
