import { type TemplateFileColumn, templateFileHeadings } from '@pcf/contract/template-file-headings';

export const templateFileColumns = Object.keys(templateFileHeadings) as TemplateFileColumn[];
