import { draw, keyOf, oneOf } from './draws.ts';
import { kinds } from './kinds.ts';
import type { Customer } from './organisations.ts';

// Words of names are as unequal as in any catalogue of parts.
const materials =
  'Steel Aluminium Paper Copper Glass Oak Nylon Zinc Cotton Silicone Brass Rubber Polyester Cardboard Titanium Bamboo Ceramic Epoxy Graphite Hemp Iron Jute Kevlar Leather Magnesium Nickel Acrylic Pine Quartz Resin Tin Tungsten Velvet Wool Viscose Cork Carbon Bronze Beech Felt'.split(
    ' ',
  );
const forms =
  'bar sheet pipe box bolt coil tray lid ring plate wire foam hinge frame gasket valve spring panel bracket screw washer hose cap film fabric knob handle wheel motor filter'.split(
    ' ',
  );
const finishes =
  'coarse fine matt clear heavy light black white grey red coated raw polished brushed recycled thin thick flat round hollow'.split(
    ' ',
  );

export interface Product {
  readonly name: string;
  readonly reference: string;
  readonly unit: 'KG' | 'DIMENSIONLESS' | 'M2' | null;
  readonly massKg: number | null;
  /** kgCO2e per kg, of what it is estimated with. */
  readonly estimate: number | null;
}

export function productOf(customer: Customer, number: number): Product {
  const key = keyOf(customer.key, kinds.product, number);
  const material = oneOf(materials, draw(key, 1) ** 1.5);
  const form = oneOf(forms, draw(key, 2) ** 1.5);
  return {
    name: `${material} ${form} ${oneOf(finishes, draw(key, 3))} ${number % 977}`,
    // Each number once, in no order.
    reference: `P-${String((number * 7919) % 1_000_003).padStart(7, '0')}`,
    unit: oneOf(['KG', 'DIMENSIONLESS', 'DIMENSIONLESS', 'M2', null] as const, draw(key, 4)),
    massKg: draw(key, 5) < 0.8 ? 1 + Math.floor(draw(key, 6) * 50) : null,
    estimate: draw(key, 7) < 0.15 ? Math.round(draw(key, 8) * 1000) / 100 : null,
  };
}
