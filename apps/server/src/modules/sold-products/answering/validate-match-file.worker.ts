import { sendEach } from '../../../files/worker-tasks.ts';
import { type FileToValidate, validateLineFile } from '../../files/validate-line-file.service.ts';
import { readMatchHeader, validateMatchRow } from './validate-match-row.ts';

await sendEach(async function* (file: FileToValidate) {
  yield await validateLineFile({ readHeader: readMatchHeader, validateRow: validateMatchRow }, file);
});
