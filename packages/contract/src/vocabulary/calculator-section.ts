/** The repeatable sections of the calculator, in the order of its form. `transport` is the way to the customer. */
export const calculatorSections = ['rawmaterial', 'packaging', 'energy', 'transportBetweenSites', 'transport'] as const;

export type CalculatorSection = (typeof calculatorSections)[number];
