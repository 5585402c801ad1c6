import { sendEach } from '../../../files/worker-answers.ts';
import { type FileToJudge, judgeLineFile } from '../../files/validate-line-file.service.ts';
import { judgeAnswerRow, readAnswerHeader } from './validate-answer-row.ts';

/** Most of which say what is known already; how many may say something new is said elsewhere. */
const mostFilledRows = 5000;

await sendEach(async function* (file: FileToJudge) {
  yield await judgeLineFile({ mostFilledRows, readHeader: readAnswerHeader, judgeRow: judgeAnswerRow }, file);
});
