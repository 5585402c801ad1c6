import type { OperationOutput } from '@pcf/contract/operations/operation-types';

export type Finding = OperationOutput<'importProducts'>['errors'][number];
export type PreviewRow = OperationOutput<'importProducts'>['preview']['rows'][number];

export const mostFindings = 1000;
export const firstPreviewRows = 20;
export const mostPreviewedFindings = 200;
export const mostPreviewedCells = 100;

const longestShown = 300;

/** As much of a text as is worth showing, and nothing that a database or a page cannot keep. */
export function shown(text: string): string {
  const short = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
  return short.replaceAll('\0', '\ufffd').toWellFormed();
}
