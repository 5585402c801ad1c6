import { z } from 'zod';
import { mostChosenFootprints } from '../exchange-limits.ts';
import { flag } from '../flag-parameter.ts';
import { purchasedFilters, templateFilters } from '../line-filters.ts';
import { listParameter } from '../list-parameter.ts';
import { aspectQuestions } from '../resources/aspect-questions.ts';
import { footprintCheck, footprintImportResult, readFootprints } from '../resources/product-footprint.ts';
import { footprintTypes } from './file-types.ts';
import { defineOperations } from './operation.ts';
import { productFootprintsCalls } from './product-footprints.calls.ts';

const tag = 'Product footprints';
const fileName = z.string().max(200).optional();
const lineIds = listParameter(z.uuid(), mostChosenFootprints);
const chosenLines = { lineIds: lineIds.unwrap().pipe(z.array(z.uuid()).min(1)).describe('Of what was asked for.') };
const purchasedLines = { ...purchasedFilters, lineIds: lineIds.describe('Only these.') };
const ofLine = z.object({ lineId: z.uuid() });

const check = {
  status: 200,
  body: footprintCheck,
  description: 'How many can be told to other platforms, and what stands against the others.',
} as const;
const file = {
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

export const productFootprintsOperations = defineOperations(productFootprintsCalls, {
  checkTemplateFootprints: {
    tag,
    summary: 'What stands against telling templates to other platforms',
    query: z.object(templateFilters),
    success: check,
    errors: ['NOT_FOUND', 'BODY_TOO_LARGE'],
  },
  downloadTemplateFootprints: {
    tag,
    summary: 'Templates as footprints for other platforms',
    query: z.object({ ...templateFilters, fileName }),
    success: file,
    errors: ['NOT_FOUND', 'BODY_TOO_LARGE'],
  },
  downloadTemplateAspect: {
    tag,
    summary: 'A template as a footprint for Catena-X',
    params: z.object({ templateId: z.uuid() }),
    query: aspectQuery,
    success: aspect,
    errors: ['NOT_FOUND'],
  },
  importFootprints: {
    tag,
    summary: 'Create templates from footprints of another platform',
    query: z.object({ dryRun: flag.describe('Judge the file and write nothing.') }),
    upload: { types: footprintTypes },
    success: { status: 200, body: footprintImportResult, description: 'What was found, and what was written.' },
    errors: ['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  },
  checkAnswerFootprints: {
    tag,
    summary: 'What stands against telling our answers to other platforms',
    query: z.object(chosenLines),
    success: check,
    errors: ['NOT_FOUND'],
  },
  downloadAnswerFootprints: {
    tag,
    summary: 'What we submitted last as footprints for other platforms',
    query: z.object({ ...chosenLines, fileName }),
    success: file,
    errors: ['NOT_FOUND'],
  },
  downloadAnswerAspect: {
    tag,
    summary: 'What we submitted last as a footprint for Catena-X',
    params: ofLine,
    query: aspectQuery,
    success: aspect,
    errors: ['NOT_FOUND'],
  },
  readFootprintFile: {
    tag,
    summary: 'Read footprints of another platform as data of an answer; nothing is kept',
    upload: { types: footprintTypes },
    success: { status: 200, body: readFootprints, description: 'What the file says, footprint by footprint.' },
    errors: ['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  },
  checkPurchasedFootprints: {
    tag,
    summary: 'What stands against telling data in force to other platforms',
    query: z.object(purchasedLines),
    success: check,
    errors: ['NOT_FOUND', 'BODY_TOO_LARGE'],
  },
  downloadPurchasedFootprints: {
    tag,
    summary: 'Data in force of purchased products as footprints for other platforms',
    query: z.object({ ...purchasedLines, fileName }),
    success: { ...file, description: `${file.description} What came from another platform is given back as it came.` },
    errors: ['NOT_FOUND', 'BODY_TOO_LARGE'],
  },
  downloadPurchasedAspect: {
    tag,
    summary: 'Data in force of a purchased product as a footprint for Catena-X',
    params: ofLine,
    query: aspectQuery,
    success: aspect,
    errors: ['NOT_FOUND'],
  },
});
