import { z } from 'zod';
import { flag } from '../flag-parameter.ts';
import { templateFilters } from '../line-filters.ts';
import { listOf, paging, sorting } from '../list-query.ts';
import { importProgress } from '../resources/product-import.ts';
import {
  deletedTemplates,
  savedTemplateDraft,
  template,
  templateCreateRequest,
  templateDraftRequest,
  templateIds,
  templateImportResult,
  templateOfProductRequest,
  templateSummary,
  templateUse,
} from '../resources/template.ts';
import { exportFormats } from '../vocabulary/export-format.ts';
import { productSortFields } from '../vocabulary/product-sort-field.ts';
import { documentTypes, spreadsheetTypes } from './file-types.ts';
import { importQuery } from './import-query.ts';
import { defineOperations } from './operation.ts';
import { templatesCalls } from './templates.calls.ts';

const tag = 'Templates';
const ofTemplate = z.object({ templateId: z.uuid() });
const file = { fileName: z.string().max(200).optional(), format: z.enum(exportFormats).optional() };

export const templatesOperations = defineOperations(templatesCalls, {
  listTemplates: {
    tag,
    summary: 'What we sell, with its emission data',
    query: z.object({ ...paging, ...templateFilters, ...sorting(productSortFields) }),
    success: { status: 200, body: listOf(templateSummary), description: 'The newest first unless asked otherwise.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  createTemplate: {
    tag,
    summary: 'Create a template',
    body: templateCreateRequest,
    success: { status: 201, body: template, description: 'The template.' },
    errors: ['DUPLICATED_REFERENCE'],
  },
  createTemplateOfProduct: {
    tag,
    summary: 'Keep what was answered for a product as a template',
    params: z.object({ productId: z.uuid() }),
    body: templateOfProductRequest,
    success: {
      status: 201,
      body: template,
      description:
        'The template, with the data of the newest submission but for the comment to its customer. Nothing that the customer wrote is in it.',
    },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'DUPLICATED_REFERENCE'],
  },
  getTemplate: {
    tag,
    summary: 'A template with its emission data',
    params: ofTemplate,
    success: { status: 200, body: template, description: 'The template.' },
    errors: ['NOT_FOUND'],
  },
  updateTemplate: {
    tag,
    summary: 'Change a template, with its emission data or without',
    params: ofTemplate,
    query: z.object({ updateEmissionData: flag.describe('Replace the emission data too, as a new version.') }),
    body: templateCreateRequest,
    success: { status: 200, body: template, description: 'The template as it is now.' },
    errors: ['NOT_FOUND', 'DUPLICATED_REFERENCE', 'STALE_VERSION'],
  },
  deleteTemplate: {
    tag,
    summary: 'Delete a template; what was answered with it stays',
    params: ofTemplate,
    success: { status: 204, body: null, description: 'It is gone.' },
    errors: ['NOT_FOUND'],
  },
  deleteTemplates: {
    tag,
    summary: 'Delete templates, all or nothing; what was answered with them stays',
    body: templateIds,
    success: { status: 200, body: deletedTemplates, description: 'They are gone.' },
    errors: ['NOT_FOUND'],
  },
  downloadTemplates: {
    tag,
    summary: 'Templates as a file, which can be imported again',
    query: z.object({ ...templateFilters, ...file }),
    success: { status: 200, body: null, files: spreadsheetTypes, description: 'The newest first.' },
    errors: ['BODY_TOO_LARGE'],
  },
  downloadTemplateDocument: {
    tag,
    summary: 'A document of a template',
    params: ofTemplate.extend({ attachmentId: z.uuid() }),
    success: { status: 200, body: null, files: documentTypes, description: 'The file.' },
    errors: ['NOT_FOUND'],
  },
  importTemplates: {
    tag,
    summary: 'Create or update templates from a file',
    query: z.object(importQuery),
    upload: { types: spreadsheetTypes },
    success: { status: 200, body: templateImportResult, description: 'What was found, and what was written.' },
    errors: ['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  },
  getTemplateImportProgress: {
    tag,
    summary: 'How far an import is',
    params: z.object({ importId: z.uuid() }),
    success: { status: 200, body: importProgress, description: 'Where it stands now.' },
    errors: ['NOT_FOUND'],
  },
  downloadEmptyTemplateFile: {
    tag,
    summary: 'The file to fill in, with its header',
    query: z.object(file),
    success: { status: 200, body: null, files: spreadsheetTypes, description: 'A file with every column.' },
    errors: [],
  },
  saveTemplateDraft: {
    tag,
    summary: 'Save changes to the emission data that are not published yet',
    params: ofTemplate,
    body: templateDraftRequest,
    success: { status: 200, body: savedTemplateDraft, description: 'Saved.' },
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  discardTemplateDraft: {
    tag,
    summary: 'Drop the changes that are not published',
    params: ofTemplate,
    success: { status: 204, body: null, description: 'There are none.' },
    errors: ['NOT_FOUND'],
  },
  listTemplateUses: {
    tag,
    summary: 'Who was answered with a template last, and with which version of it',
    params: ofTemplate,
    query: z.object({ ...paging, outdated: flag.describe('Only those with an older version.') }),
    success: { status: 200, body: listOf(templateUse), description: 'By customer and product.' },
    errors: ['NOT_FOUND', 'PAGE_TOO_DEEP'],
  },
});
