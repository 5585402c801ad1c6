import { sendEach } from '../../../files/worker-answers.ts';
import { type FileToJudge, judgeFile } from '../../files/judge-file.service.ts';
import { judgeRow } from './judge-row.ts';
import { readHeader } from './read-header.ts';

await sendEach((file: FileToJudge) => judgeFile({ readHeader, judgeRow }, file));
