import { sendEach } from '../../../files/worker-answers.ts';
import { type FileToJudge, judgeAnswerFile } from './judge-answer-file.ts';

await sendEach(async function* (file: FileToJudge) {
  yield await judgeAnswerFile(file);
});
