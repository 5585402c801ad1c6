import { z } from 'zod';
import { maxChosenFootprints } from '../exchange-limits.ts';
import { filterQuery } from '../filter-query.ts';
import { flag } from '../flag-parameter.ts';
import { matchQuery, namedLineQuery, namedSoldProductQuery } from '../line-query.ts';
import { listParameter } from '../list-parameter.ts';
import { listOf, paging, sorting } from '../list-query.ts';
import { aspectQuestions } from '../resources/aspect-questions.ts';
import { footprintCheck, footprintImportResult, readFootprints } from '../resources/product-footprint.ts';
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
} from '../resources/sold-product.ts';
import {
  answeredWithTemplates,
  answerWithTemplatesRequest,
  confirmedMatches,
  confirmMatchesRequest,
  matchImportResult,
  templateMatch,
} from '../resources/sold-product-match.ts';
import { exportFormats } from '../vocabulary/lists.ts';
import { productSortFields } from '../vocabulary/requests.ts';
import { documentTypes, footprintTypes, spreadsheetTypes } from './file-types.ts';
import { importQuery, judgingQuery } from './import-query.ts';
import { defineOperations } from './operation.ts';
import { soldProductsCalls } from './sold-products.calls.ts';
import { templateUseFilters } from './sold-products.filters.ts';

const tag = 'Templates';
const ofTemplate = z.object({ templateId: z.uuid() });
const file = { fileName: z.string().max(200).optional(), format: z.enum(exportFormats).optional() };

const footprintTag = 'Product footprints';
const fileName = z.string().max(200).optional();
const lineIds = listParameter(z.uuid(), maxChosenFootprints);
const chosenLines = { lineIds: lineIds.unwrap().pipe(z.array(z.uuid()).min(1)).describe('Of what was asked for.') };
const ofLine = z.object({ lineId: z.uuid() });

const footprintChecked = {
  status: 200,
  body: footprintCheck,
  description: 'How many can be told to other platforms, and what stands against the others.',
} as const;
const footprintFile = {
  status: 200,
  body: null,
  files: footprintTypes,
  description:
    'PACT 3.0: the footprint of a single one that was named, else { "data": [ … ] } with those that can be told.',
} as const;
const aspect = {
  status: 200,
  body: null,
  files: footprintTypes,
  description: 'The aspect io.catenax.pcf 9.0.0.',
} as const;
const aspectQuery = z.object({ ...aspectQuestions, fileName });

export const soldProductsOperations = defineOperations(soldProductsCalls, {
  listTemplates: {
    tag,
    summary: 'What we sell, with its emission data',
    query: z.object({ ...paging, ...namedSoldProductQuery, ...sorting(productSortFields) }),
    success: { status: 200, body: listOf(templateSummary), description: 'The newest first unless asked otherwise.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  createTemplate: {
    tag,
    summary: 'Create a sold product',
    body: templateCreateRequest,
    success: { status: 201, body: template, description: 'The sold product.' },
    errors: ['DUPLICATED_REFERENCE'],
  },
  createTemplateOfProduct: {
    tag,
    summary: 'Keep what was answered for a product as a sold product',
    params: z.object({ productId: z.uuid() }),
    body: templateOfProductRequest,
    success: {
      status: 201,
      body: template,
      description:
        'The sold product, with the data of the newest submission but for the comment to its customer. Nothing that the customer wrote is in it.',
    },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'DUPLICATED_REFERENCE'],
  },
  getTemplate: {
    tag,
    summary: 'A sold product with its emission data',
    params: ofTemplate,
    success: { status: 200, body: template, description: 'The sold product.' },
    errors: ['NOT_FOUND'],
  },
  updateTemplate: {
    tag,
    summary: 'Change a sold product, with its emission data or without',
    params: ofTemplate,
    query: z.object({ updateEmissionData: flag.describe('Replace the emission data too, as a new version.') }),
    body: templateCreateRequest,
    success: { status: 200, body: template, description: 'The sold product as it is now.' },
    errors: ['NOT_FOUND', 'DUPLICATED_REFERENCE', 'STALE_VERSION'],
  },
  deleteTemplate: {
    tag,
    summary: 'Delete a sold product; what was answered with it stays',
    params: ofTemplate,
    success: { status: 204, body: null, description: 'It is gone.' },
    errors: ['NOT_FOUND'],
  },
  deleteTemplates: {
    tag,
    summary: 'Delete sold products, all or nothing; what was answered with them stays',
    body: templateIds,
    success: { status: 200, body: deletedTemplates, description: 'They are gone.' },
    errors: ['NOT_FOUND'],
  },
  downloadTemplates: {
    tag,
    summary: 'Sold products as a file, which can be imported again',
    query: z.object({ ...namedSoldProductQuery, ...file }),
    success: { status: 200, body: null, files: spreadsheetTypes, description: 'The newest first.' },
    errors: ['BODY_TOO_LARGE'],
  },
  downloadTemplateDocument: {
    tag,
    summary: 'A document of a sold product',
    params: ofTemplate.extend({ attachmentId: z.uuid() }),
    success: { status: 200, body: null, files: documentTypes, description: 'The file.' },
    errors: ['NOT_FOUND'],
  },
  importTemplates: {
    tag,
    summary: 'Create or update sold products from a file',
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
    summary: 'Who was answered with a sold product last, and with which version of it',
    params: ofTemplate,
    query: z.object({
      ...paging,
      ...filterQuery(templateUseFilters, { outdated: 'Only those with an older version.' }),
    }),
    success: { status: 200, body: listOf(templateUse), description: 'By customer and product.' },
    errors: ['NOT_FOUND', 'PAGE_TOO_DEEP'],
  },
  listTemplateMatches: {
    tag,
    summary: 'What is asked of us, with the sold product that stands for each product or those that fit',
    query: z.object({ ...paging, ...matchQuery }),
    success: { status: 200, body: listOf(templateMatch), description: 'The newest first.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  confirmTemplateMatches: {
    tag,
    summary: 'Say which sold product stands for which product, many at once',
    body: confirmMatchesRequest,
    success: { status: 200, body: confirmedMatches, description: 'Item by item.' },
    errors: [],
  },
  downloadTemplateMatches: {
    tag,
    summary: 'The matches as a file, which can be imported again',
    query: z.object({
      ...matchQuery,
      fileName: z.string().max(200).optional(),
      format: z.enum(exportFormats).optional(),
    }),
    success: { status: 200, body: null, files: spreadsheetTypes, description: 'The newest first.' },
    errors: ['BODY_TOO_LARGE'],
  },
  importTemplateMatches: {
    tag,
    summary: 'Take matches from a file',
    query: z.object({
      ...judgingQuery,
    }),
    upload: { types: spreadsheetTypes },
    success: { status: 200, body: matchImportResult, description: 'What was found, and what was written.' },
    errors: ['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  },
  answerWithTemplates: {
    tag,
    summary: 'Answer many requests with sold products, or see what each customer would receive',
    body: answerWithTemplatesRequest,
    success: {
      status: 200,
      body: answeredWithTemplates,
      description: 'Item by item; the others are answered all the same.',
    },
    errors: [],
  },
  checkTemplateFootprints: {
    tag: footprintTag,
    summary: 'What stands against telling sold products to other platforms',
    query: z.object(namedSoldProductQuery),
    success: footprintChecked,
    errors: ['NOT_FOUND', 'BODY_TOO_LARGE'],
  },
  downloadTemplateFootprints: {
    tag: footprintTag,
    summary: 'Sold products as footprints for other platforms',
    query: z.object({ ...namedSoldProductQuery, fileName }),
    success: footprintFile,
    errors: ['NOT_FOUND', 'BODY_TOO_LARGE'],
  },
  downloadTemplateAspect: {
    tag: footprintTag,
    summary: 'A sold product as a footprint for Catena-X',
    params: z.object({ templateId: z.uuid() }),
    query: aspectQuery,
    success: aspect,
    errors: ['NOT_FOUND'],
  },
  importFootprints: {
    tag: footprintTag,
    summary: 'Create sold products from footprints of another platform',
    query: z.object({ dryRun: flag.describe('Judge the file and write nothing.') }),
    upload: { types: footprintTypes },
    success: { status: 200, body: footprintImportResult, description: 'What was found, and what was written.' },
    errors: ['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  },
  checkAnswerFootprints: {
    tag: footprintTag,
    summary: 'What stands against telling our answers to other platforms',
    query: z.object(chosenLines),
    success: footprintChecked,
    errors: ['NOT_FOUND'],
  },
  downloadAnswerFootprints: {
    tag: footprintTag,
    summary: 'What we submitted last as footprints for other platforms',
    query: z.object({ ...chosenLines, fileName }),
    success: footprintFile,
    errors: ['NOT_FOUND'],
  },
  downloadAnswerAspect: {
    tag: footprintTag,
    summary: 'What we submitted last as a footprint for Catena-X',
    params: ofLine,
    query: aspectQuery,
    success: aspect,
    errors: ['NOT_FOUND'],
  },
  readFootprintFile: {
    tag: footprintTag,
    summary: 'Read footprints of another platform as data of an answer; nothing is kept',
    upload: { types: footprintTypes },
    success: { status: 200, body: readFootprints, description: 'What the file says, footprint by footprint.' },
    errors: ['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  },
  checkPurchasedFootprints: {
    tag: footprintTag,
    summary: 'What stands against telling current versions to other platforms',
    query: z.object(namedLineQuery),
    success: footprintChecked,
    errors: ['NOT_FOUND', 'BODY_TOO_LARGE'],
  },
  downloadPurchasedFootprints: {
    tag: footprintTag,
    summary: 'Current versions of purchased products as footprints for other platforms',
    query: z.object({ ...namedLineQuery, fileName }),
    success: {
      ...footprintFile,
      description: `${footprintFile.description} What came from another platform is given back as it came.`,
    },
    errors: ['NOT_FOUND', 'BODY_TOO_LARGE'],
  },
  downloadPurchasedAspect: {
    tag: footprintTag,
    summary: 'The current version of a purchased product as a footprint for Catena-X',
    params: ofLine,
    query: aspectQuery,
    success: aspect,
    errors: ['NOT_FOUND'],
  },
});
