import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { uploadFile } from '../../../../lib/api/call-api.ts';

export type ReadFootprint = OperationOutput<'readFootprintFile'>['footprints'][number];

/** Nothing of it is kept. */
export const readFootprintFile = mutationOptions({
  mutationKey: ['readFootprintFile'],
  mutationFn: (file: File) => uploadFile('readFootprintFile', { file }),
});
