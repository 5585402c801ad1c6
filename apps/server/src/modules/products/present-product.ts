import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Tx } from '../../database/database.ts';
import { headValues } from './product-head.service.ts';
import { type ProductValues, type PurchaseValues, selectProduct, selectProductLines } from './products.queries.ts';

export const saysAnything = (values: PurchaseValues) => Object.values(values).some((value) => value !== null);

type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProduct>['executeTakeFirstOrThrow']>>;
type LineRow = Awaited<ReturnType<ReturnType<typeof selectProductLines>['executeTakeFirstOrThrow']>>;

export function presentProduct(product: ProductRow, lines: readonly LineRow[]): OperationOutput<'getProduct'> {
  return {
    id: product.id,
    name: product.name,
    internalReference: product.internal_reference,
    description: product.description,
    unit: product.unit,
    massKg: numberOrNull(product.mass_kg),
    version: product.version,
    estimate: product.estimate as OperationOutput<'getProduct'>['estimate'],
    archived: product.archived_at !== null,
    createdAt: product.created_at.toISOString(),
    updatedAt: product.updated_at.toISOString(),
    lines: lines.map(presentLine),
  };
}

export async function presentedProduct(tx: Tx, productId: string): Promise<OperationOutput<'getProduct'>> {
  const product = await selectProduct(tx, productId).executeTakeFirstOrThrow();
  return presentProduct(product, await selectProductLines(tx, productId).execute());
}

function presentLine(line: LineRow): OperationOutput<'getProduct'>['lines'][number] {
  return {
    lineId: line.id,
    supplier:
      line.supplier_organisation_id === null
        ? null
        : { id: line.supplier_organisation_id, name: line.supplier_name ?? '' },
    productRequestStatus: line.status,
    requestReference: line.request_reference,
    supplierProductReference: line.supplier_product_reference,
    supplierNumber: line.supplier_number,
    yearlyQuantity: numberOrNull(line.yearly_quantity),
    quantityUnit: line.quantity_unit,
    quantityYear: line.quantity_year,
    quantities: (line.quantities ?? []).map(({ year, quantity, unit }) => ({
      year: year || null,
      quantity,
      quantityUnit: unit,
    })),
  };
}

const numberOrNull = (numeric: string | null) => (numeric === null ? null : Number(numeric));

type CreateBody = CheckedInput<'createProduct'>['body'];

type GivenProduct = Pick<CreateBody, 'name' | 'internalReference' | 'description' | 'unit' | 'massKg'>;

type GivenPurchase = Pick<CreateBody, 'supplierNumber' | 'yearlyQuantity' | 'quantityUnit' | 'quantityYear'>;

export function productValues(given: GivenProduct): ProductValues {
  return {
    ...headValues(given),
    ...(given.massKg === undefined ? {} : { mass_kg: given.massKg }),
  };
}

export function purchaseValues(given: GivenPurchase): PurchaseValues {
  return {
    ...(given.supplierNumber === undefined ? {} : { supplier_number: given.supplierNumber || null }),
    ...(given.yearlyQuantity === undefined ? {} : { yearly_quantity: given.yearlyQuantity }),
    ...(given.quantityUnit === undefined ? {} : { quantity_unit: given.quantityUnit }),
    ...(given.quantityYear === undefined ? {} : { quantity_year: given.quantityYear }),
  };
}
