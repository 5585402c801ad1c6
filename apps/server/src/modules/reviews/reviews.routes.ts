import type { Database } from '../../database/database.ts';
import { downloads, writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { acceptManyEmissionData } from './accept-many.ts';
import { createOriginalDownload, getEmissionDetails } from './emission-details.ts';
import {
  acceptEmissionData,
  acceptEmissionDataOfProduct,
  rejectEmissionData,
  rejectEmissionDataOfProduct,
} from './reviews.ts';

export const reviewsRoutes = (database: Database): OperationHandlers => ({
  acceptEmissionData: writes(acceptEmissionData),
  acceptEmissionDataOfProduct: writes(acceptEmissionDataOfProduct),
  rejectEmissionData: writes(rejectEmissionData),
  rejectEmissionDataOfProduct: writes(rejectEmissionDataOfProduct),
  acceptManyEmissionData: writes(acceptManyEmissionData),
  getEmissionDetails,
  downloadReceivedFootprint: downloads(createOriginalDownload(database)),
});
