import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data-item-type';
import type { Scenario } from './scenario.ts';

/** The same rows under ids of their own, so that no two rows of the page share one. */
export function renamedRows(scenario: Scenario, prefix: string): Scenario {
  const renamed = (section: EmissionDataItemType) =>
    scenario[section].map((row, index) => ({ ...row, id: `${prefix}-${section}-${index}` }));
  return {
    rawmaterial: renamed('rawmaterial'),
    packaging: renamed('packaging'),
    energy: renamed('energy'),
    transportBetweenSites: renamed('transportBetweenSites'),
    transport: renamed('transport'),
  };
}
