import type { EmissionData } from '@pcf/contract/resources/emission-data';

/** One of the parts of an answer. */
export type Section<Name extends keyof EmissionData> = NonNullable<EmissionData[Name]>;
