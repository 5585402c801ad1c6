/** The unit of a value, inside its field: "kgCO₂e / kg". */
export const valueUnit = (per: string): string => (per === '' ? 'kgCO₂e' : `kgCO₂e / ${per}`);
