import { sendEach } from '../../../files/worker-answers.ts';
import { type FileToJudge, judgeLineFile } from '../../files/validate-line-file.service.ts';
import { judgeMatchRow, readMatchHeader } from './validate-match-row.ts';

await sendEach(async function* (file: FileToJudge) {
  yield await judgeLineFile({ readHeader: readMatchHeader, judgeRow: judgeMatchRow }, file);
});
