import { sendEach } from '../../../files/worker-tasks.ts';
import { type FileToValidate, validateLineFile } from '../../files/validate-line-file.service.ts';
import { readAnswerHeader, validateAnswerRow } from './validate-answer-row.ts';

/** Most of which say what is known already; how many may say something new is said elsewhere. */
const maxFilledRows = 5000;

await sendEach(async function* (file: FileToValidate) {
  yield await validateLineFile({ maxFilledRows, readHeader: readAnswerHeader, validateRow: validateAnswerRow }, file);
});
