import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { soldProductFileHeadings } from '@pcf/contract/sold-product-file-headings';
import { callServer } from './call-server.ts';
import { connectTo, type Partners, shortAnswer } from './prepare-answers.ts';
import { type Company, registerCompany } from './prepare-company.ts';

/** A supplier with customers of these names, who all know each other. */
export async function supplierOf(customers: readonly string[], name = 'Ahlen Glass') {
  const supplier = await registerCompany(name);
  const relations: Partners[] = [];
  for (const customer of customers) relations.push(await connectTo(await registerCompany(customer), supplier));
  return { supplier, relations };
}

export function addSoldProduct(
  { admin }: Company,
  name: string,
  internalReference: string,
  data: EmissionData = shortAnswer(),
) {
  return callServer('createTemplate', { name, internalReference, data }, admin.tokens.access_token);
}

interface FiledSoldProduct {
  readonly name: string;
  readonly internalReference: string;
  readonly value: number;
  readonly year?: number;
}

const columns = [
  'name',
  'internalReference',
  'description',
  'value',
  'unit',
  'referenceYear',
  'lifecycleBoundary',
] as const;

/** A file as a supplier makes it: semicolons, decimal commas, words where there are words. */
export function soldProductFile(templates: readonly FiledSoldProduct[]): string {
  const headings = [...columns, 'primaryDataShareType', 'standards'] as const;
  const rows = templates.map(({ name, internalReference, value, year = 2025 }) =>
    [
      name,
      internalReference,
      '',
      String(value).replace('.', ','),
      'kg',
      year,
      'Cradle to gate',
      'SECONDARY',
      'ISO 14067',
    ].join(';'),
  );
  return [headings.map((column) => soldProductFileHeadings[column]).join(';'), ...rows].join('\n');
}
