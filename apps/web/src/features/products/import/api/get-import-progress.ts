import { polledProgress } from '../../../../exchange/file-import/polled-progress.ts';
import { callApi } from '../../../../lib/api/call-api.ts';

export const getImportProgress = (importId: string) =>
  polledProgress('getImportProgress', importId, (signal) =>
    callApi('getImportProgress', { params: { importId } }, { signal }),
  );
