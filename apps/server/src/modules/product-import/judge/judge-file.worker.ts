import { sendEach } from '../../../files/worker-answers.ts';
import { type FileToJudge, judgeFile } from './judge-file.ts';

await sendEach((file: FileToJudge) => judgeFile(file));
