import { sendEach } from '../../../files/worker-answers.ts';
import { type FileToJudge, judgeFile } from '../../files/validate-file.service.ts';
import { judgeTemplateRow, readTemplateHeader } from './validate-sold-product-row.ts';

await sendEach((file: FileToJudge) =>
  judgeFile({ readHeader: readTemplateHeader, judgeRow: judgeTemplateRow(new Date()) }, file),
);
