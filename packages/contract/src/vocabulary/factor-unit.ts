/** What an emission factor is per; the materials and foods, the energy and the transport of the catalogue, in this order. */
export const factorUnits = ['kgCO₂e/kg', 'kgCO₂e/kWh', 'kgCO₂e/kg*km'] as const;

export type FactorUnit = (typeof factorUnits)[number];
