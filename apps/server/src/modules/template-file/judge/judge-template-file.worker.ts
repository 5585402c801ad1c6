import { sendEach } from '../../../files/worker-answers.ts';
import { type FileToJudge, judgeFile } from '../../file-import/judge-file.service.ts';
import { judgeTemplateRow } from './judge-template-row.ts';
import { readTemplateHeader } from './read-template-header.ts';

await sendEach((file: FileToJudge) =>
  judgeFile({ readHeader: readTemplateHeader, judgeRow: judgeTemplateRow(new Date()) }, file),
);
