import { downloads, writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { chooseEstimates } from './choose-estimates.service.ts';
import { getFootprint } from './footprint.service.ts';
import type { FootprintFile } from './footprint-file.service.ts';
import { listFootprintLines } from './footprint-lines.service.ts';
import { removePurchaseQuantity } from './remove-quantity.service.ts';

export const footprintRoutes = (file: FootprintFile): OperationHandlers => ({
  getFootprint,
  listFootprintLines,
  downloadFootprint: downloads(file.downloadFootprint),
  chooseEstimates: writes(chooseEstimates),
  removePurchaseQuantity: writes(removePurchaseQuantity),
});
