import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { CalculatorSection } from '@pcf/contract/vocabulary/calculator-section';
import { decimalOf, decimalText } from './decimal.ts';
import type { Amount, EnergyItem, FootprintItems, ItemOf, MaterialItem, TransportItem } from './footprint-item.ts';
import type { QuantityStep, TraceRow, TransportStep } from './trace-row.ts';
import { impactPer, perTonneKilometre, tonnesOf } from './units.ts';

/** How the items of each section are counted. */
const tracers: { [Section in CalculatorSection]: (section: Section, item: ItemOf<Section>) => TraceRow[] } = {
  rawmaterial: material,
  packaging: material,
  energy: (section: CalculatorSection, { id, factor, amountKwh }: EnergyItem) => [
    quantity({ section, itemId: id, factor }, amountKwh, 'kWh'),
  ],
  transportBetweenSites: way,
  transport: way,
};

/** The multiplications of one item; they depend on nothing but the item. */
export function traceItem<Section extends CalculatorSection>(section: Section, item: ItemOf<Section>): TraceRow[] {
  return tracers[section](section, item);
}

/** The multiplications of all items, section by section. */
export function traceItems(items: FootprintItems): TraceRow[] {
  const of = <Section extends CalculatorSection>(section: Section) =>
    (items[section] as readonly ItemOf<Section>[]).flatMap((item) => traceItem(section, item));
  return [
    ...of('rawmaterial'),
    ...of('packaging'),
    ...of('energy'),
    ...of('transportBetweenSites'),
    ...of('transport'),
  ];
}

type Origin = { section: CalculatorSection; itemId: string; factor: EmissionFactor | null };

function material(section: CalculatorSection, item: MaterialItem): TraceRow[] {
  const own = quantity({ section, itemId: item.id, factor: item.factor }, item.weightKg, 'kg');
  if (item.transport === null) return [own];
  const { factor, distanceKm } = item.transport;
  return [own, transport({ section, itemId: item.id, factor }, distanceKm, item.weightKg)];
}

function way(section: CalculatorSection, { id, factor, distanceKm, weightKg }: TransportItem): TraceRow[] {
  return [transport({ section, itemId: id, factor }, distanceKm, weightKg)];
}

function quantity(origin: Origin, amount: Amount, unit: QuantityStep['unit']): QuantityStep {
  const counted = decimalOf(amount);
  const impact = impactPer(unit === 'kg' ? 'kgCO₂e/kg' : 'kgCO₂e/kWh', origin.factor);
  return {
    ...origin,
    kind: 'quantity',
    quantity: decimalText(counted),
    unit,
    kgCo2e: decimalText(counted.times(impact)),
  };
}

function transport(origin: Origin, distance: Amount, weight: Amount): TransportStep {
  const distanceKm = decimalOf(distance);
  const weightKg = decimalOf(weight);
  const tonnes = tonnesOf(weightKg);
  const impactPerTonneKm = perTonneKilometre(impactPer('kgCO₂e/kg*km', origin.factor));
  return {
    ...origin,
    kind: 'transport',
    distanceKm: decimalText(distanceKm),
    weightKg: decimalText(weightKg),
    tonnes: decimalText(tonnes),
    impactPerTonneKm: decimalText(impactPerTonneKm),
    kgCo2e: decimalText(distanceKm.times(tonnes).times(impactPerTonneKm)),
  };
}
