import { sendEach } from '../../../files/worker-answers.ts';
import { type FileToJudge, judgeFile } from '../../files/judge-file.service.ts';
import { judgeRow, readHeader } from './judge-row.ts';

await sendEach((file: FileToJudge) => judgeFile({ readHeader, judgeRow }, file));
