import { sendEach } from '../../../files/worker-answers.ts';
import { type FileToJudge, judgeLineFile } from '../../files/judge-line-file.service.ts';
import { judgeMatchRow } from './judge-match-row.ts';
import { readMatchHeader } from './read-match-header.ts';

await sendEach(async function* (file: FileToJudge) {
  yield await judgeLineFile({ readHeader: readMatchHeader, judgeRow: judgeMatchRow }, file);
});
