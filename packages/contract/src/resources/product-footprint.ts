import { z } from 'zod';
import { footprintFileProblems, footprintProblems } from '../vocabulary/files.ts';
import { footprintOutcomes } from '../vocabulary/footprint.ts';
import { exchangeGaps, exchangeObstacles } from '../vocabulary/network.ts';
import { emissionData } from './emission-data.ts';
import { receivedRemark } from './received-footprint.ts';

const findingOf = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.object({ path: z.string().describe('Of the field in our data.'), code: z.enum(codes) });

const footprintFindings = {
  missing: z.array(findingOf(exchangeGaps)).describe('What somebody can still fill in.'),
  cannot: z.array(findingOf(exchangeObstacles)).describe('What cannot be said there.'),
};

export const footprintCheck = z
  .object({
    chosen: z.int(),
    expressible: z.int().describe('How many of them a file has.'),
    refused: z
      .array(
        z.object({
          id: z.uuid().describe('Of the sold product, or of what was asked for.'),
          name: z.string(),
          internalReference: z.string(),
          ...footprintFindings,
        }),
      )
      .describe('The first of those that are left out.'),
    moreRefused: z.boolean(),
  })
  .meta({ id: 'FootprintCheck' });

const problem = z.enum(footprintFileProblems).nullable().describe('Why nothing can be taken from the file.');

const read = {
  path: z.string().describe('Where it stands in the file: data[3]; empty where it is all of it.'),
  footprintId: z.string().nullable(),
  name: z.string().nullable(),
  company: z.string().nullable(),
  errors: z.array(
    z.object({
      path: z.string().describe('Where in the file: data[3].pcf.declaredUnitAmount.'),
      code: z.enum(footprintProblems),
      value: z.string().nullable().describe('What stands there, shortened.'),
    }),
  ),
  remarks: z.array(receivedRemark),
};

export const footprintImportResult = z
  .object({
    problem,
    created: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    written: z.boolean().describe('Whether anything was written.'),
    footprints: z.array(
      z.object({
        ...read,
        outcome: z.enum(footprintOutcomes),
        internalReference: z.string().nullable(),
        templateId: z.uuid().nullable().describe('Null where there is none, as before anything is written.'),
        complete: z.boolean().describe('Whether requests can be answered with it.'),
      }),
    ),
  })
  .meta({ id: 'FootprintImportResult' });

export const readFootprints = z
  .object({
    problem,
    footprints: z.array(z.object({ ...read, data: emissionData.nullable().describe('Null where it cannot be read.') })),
  })
  .meta({ id: 'ReadFootprints' });
