import { sendEach } from '../../../files/worker-tasks.ts';
import { type FileToValidate, validateFile } from '../../files/validate-file.service.ts';
import { readHeader, validateRow } from './validate-product-row.ts';

await sendEach((file: FileToValidate) => validateFile({ readHeader, validateRow }, file));
