/** What the scenarios of a comparison are called, by their place. */
export const scenarioNames = ['A', 'B'] as const;
