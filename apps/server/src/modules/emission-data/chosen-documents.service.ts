import type { EmissionData } from '@pcf/contract/resources/emission-data';

const sections = ['dataSources', 'methodologies', 'verificationData', 'reductionPlan'] as const;

interface Chosen {
  readonly path: readonly (string | number)[];
  readonly id: string;
}

/** The documents that an answer names, wherever it names them. */
export const chosenDocuments = (data: EmissionData): Chosen[] =>
  sections.flatMap((section) =>
    (data[section]?.documents ?? []).map(({ id }, index) => ({
      path: ['data', section, 'documents', index],
      id: id.toLowerCase(),
    })),
  );

/** The names are those of the library, whatever the form says. */
export function withNames(data: EmissionData, names: ReadonlyMap<string, string>): EmissionData {
  const named = sections.flatMap((section) => {
    const documents = data[section]?.documents?.map(({ id, name }) => {
      const key = id.toLowerCase();
      return { id: key, name: names.get(key) ?? name };
    });
    return documents ? [[section, { ...data[section], documents }] as const] : [];
  });
  return { ...data, ...Object.fromEntries(named) };
}
