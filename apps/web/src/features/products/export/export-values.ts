import type { ExportFormat } from '@pcf/contract/vocabulary/export-format';

/** What the list shows now, everything, or what is bought from chosen suppliers. */
export const exportScopes = ['shown', 'all', 'suppliers'] as const;

export interface ExportValues {
  scope: (typeof exportScopes)[number];
  suppliers: string[];
  format: ExportFormat;
}
