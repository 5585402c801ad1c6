import { maxLogoBytes } from '@pcf/contract/exchange-limits';
import type { Database } from '../../database/database.ts';
import { downloads, uploads, writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { createLogoDownload, deleteOrganisationLogo, uploadOrganisationLogo } from './logo.ts';
import { getOrganisation, updateOrganisation } from './organisation.service.ts';
import { getSbtiStatistics, getSbtiTarget, setSbtiTarget } from './sbti-target.service.ts';

export const organisationRoutes = (database: Database): OperationHandlers => ({
  getOrganisation,
  updateOrganisation: writes(updateOrganisation),
  downloadOrganisationLogo: downloads(createLogoDownload(database)),
  uploadOrganisationLogo: uploads(maxLogoBytes, uploadOrganisationLogo),
  deleteOrganisationLogo: writes(deleteOrganisationLogo),
  getSbtiTarget,
  setSbtiTarget: writes(setSbtiTarget),
  getSbtiStatistics,
});
