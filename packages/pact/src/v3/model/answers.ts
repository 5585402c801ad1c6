import { z } from 'zod';
import { incomingProductFootprint, outgoingProductFootprint } from './product-footprint.ts';

/** What GET /3/footprints answers. */
export const outgoingFootprintList = z.strictObject({ data: z.array(outgoingProductFootprint) });
export const incomingFootprintList = z.looseObject({ data: z.array(incomingProductFootprint) });

/** What GET /3/footprints/{id} answers. */
export const outgoingSingleFootprint = z.strictObject({ data: outgoingProductFootprint });
export const incomingSingleFootprint = z.looseObject({ data: incomingProductFootprint });
