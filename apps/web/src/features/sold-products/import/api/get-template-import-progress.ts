import { polledProgress } from '../../../../exchange/file-import/polled-progress.ts';
import { callApi } from '../../../../lib/api/call-api.ts';

export const getTemplateImportProgress = (importId: string) =>
  polledProgress('getTemplateImportProgress', importId, (signal) =>
    callApi('getTemplateImportProgress', { params: { importId } }, { signal }),
  );
