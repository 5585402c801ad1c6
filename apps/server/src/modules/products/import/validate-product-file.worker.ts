import { sendEach } from '../../../files/worker-answers.ts';
import { type FileToJudge, judgeFile } from '../../files/validate-file.service.ts';
import { judgeRow, readHeader } from './validate-product-row.ts';

await sendEach((file: FileToJudge) => judgeFile({ readHeader, judgeRow }, file));
