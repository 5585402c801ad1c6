import { sendEach } from '../../../files/worker-tasks.ts';
import { type FileToValidate, validateFile } from '../../files/validate-file.service.ts';
import { readTemplateHeader, validateTemplateRow } from './validate-sold-product-row.ts';

await sendEach((file: FileToValidate) =>
  validateFile({ readHeader: readTemplateHeader, validateRow: validateTemplateRow(new Date()) }, file),
);
