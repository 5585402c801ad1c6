import { downloads, writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { chooseEstimates } from './choose-estimates.ts';
import { getFootprint } from './footprint.ts';
import type { FootprintFile } from './footprint-file.ts';
import { listFootprintLines } from './footprint-lines.ts';
import { removePurchaseQuantity } from './remove-quantity.ts';

export const footprintRoutes = (file: FootprintFile): OperationHandlers => ({
  getFootprint,
  listFootprintLines,
  downloadFootprint: downloads(file.downloadFootprint),
  chooseEstimates: writes(chooseEstimates),
  removePurchaseQuantity: writes(removePurchaseQuantity),
});
