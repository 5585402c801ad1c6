import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { type EmissionDataItemType, emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import { decimalOf, decimalText } from './decimal.ts';
import type { Amount, EnergyItem, FootprintItems, ItemOf, MaterialItem, TransportItem } from './footprint-item.ts';
import type { QuantityStep, TraceRow, TransportStep } from './trace-row.ts';
import { impactPer, perTonneKilometre, tonnesOf } from './units.ts';

type Tracer<Item> = (section: EmissionDataItemType, item: Item) => TraceRow[];

const tracers: { readonly [Section in EmissionDataItemType]: Tracer<ItemOf<Section>> } = {
  rawmaterial: traceMaterial,
  packaging: traceMaterial,
  energy: traceEnergy,
  transportBetweenSites: traceTransport,
  transport: traceTransport,
};

/** The multiplications of one item; they depend on nothing but the item. */
export function traceItem<Section extends EmissionDataItemType>(section: Section, item: ItemOf<Section>): TraceRow[] {
  return tracers[section](section, item);
}

/** The multiplications of all items, section by section. */
export function traceItems(items: FootprintItems): TraceRow[] {
  const traceSection = <Section extends EmissionDataItemType>(section: Section) =>
    items[section].flatMap((item) => traceItem(section, item));
  return emissionDataItemTypes.flatMap((section) => traceSection(section));
}

function traceMaterial(section: EmissionDataItemType, { id, factor, weightKg, transport }: MaterialItem): TraceRow[] {
  const own = quantityStep({ section, itemId: id, factor }, weightKg, 'kg');
  if (transport === null) return [own];
  return [own, transportStep({ section, itemId: id, factor: transport.factor }, transport.distanceKm, weightKg)];
}

function traceEnergy(section: EmissionDataItemType, { id, factor, amountKwh }: EnergyItem): TraceRow[] {
  return [quantityStep({ section, itemId: id, factor }, amountKwh, 'kWh')];
}

function traceTransport(
  section: EmissionDataItemType,
  { id, factor, distanceKm, weightKg }: TransportItem,
): TraceRow[] {
  return [transportStep({ section, itemId: id, factor }, distanceKm, weightKg)];
}

interface Origin {
  readonly section: EmissionDataItemType;
  readonly itemId: string;
  readonly factor: EmissionFactor | null;
}

function quantityStep(origin: Origin, amount: Amount, unit: QuantityStep['unit']): QuantityStep {
  const quantity = decimalOf(amount);
  const impact = impactPer(`kgCO₂e/${unit}`, origin.factor);
  return {
    ...origin,
    kind: 'quantity',
    quantity: decimalText(quantity),
    unit,
    impact: decimalText(impact),
    kgCo2e: decimalText(quantity.times(impact)),
  };
}

function transportStep(origin: Origin, distance: Amount, weight: Amount): TransportStep {
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
