import { sendEach } from '../../../files/worker-answers.ts';
import { type FileToJudge, judgeLineFile } from '../../files/judge-line-file.service.ts';
import { judgeMatchRow, readMatchHeader } from './judge-match-row.ts';

await sendEach(async function* (file: FileToJudge) {
  yield await judgeLineFile({ readHeader: readMatchHeader, judgeRow: judgeMatchRow }, file);
});
