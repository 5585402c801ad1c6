import { saveFile } from '../../../../lib/save-file.ts';
import type { EmissionDetails } from '../api/get-emission-details.ts';

/** REQ-2026-000123_PT-0500_v2.json, without what file systems do not like. */
export function detailsFileName({ product, submission }: EmissionDetails): string {
  const parts = [product.requestReference, product.internalReference, submission && `v${submission.version}`];
  const name = parts.filter((part) => part !== null).join('_');
  return `${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.json`;
}

export const saveDetails = (details: EmissionDetails): void =>
  saveFile(detailsFileName(details), new Blob([JSON.stringify(details, null, 2)], { type: 'application/json' }));
