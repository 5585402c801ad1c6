import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { type EmissionUnit, emissionUnits } from '@pcf/contract/vocabulary/emission-data';

export type Product = OperationOutput<'createProduct'>;

/** What is typed about one supplier of a product. */
export interface LineValues {
  /** Empty while the product is new. */
  lineId: string;
  supplierId: string | null;
  supplierProductReference: string;
  supplierNumber: string;
  yearlyQuantity: number | null;
  quantityUnit: string | null;
  quantityYear: number | null;
}

export interface ProductValues {
  name: string;
  internalReference: string;
  description: string;
  unit: string | null;
  massKg: number | null;
  lines: LineValues[];
}

const emptyLine: LineValues = {
  lineId: '',
  supplierId: null,
  supplierProductReference: '',
  supplierNumber: '',
  yearlyQuantity: null,
  quantityUnit: null,
  quantityYear: null,
};

export const emptyProduct: ProductValues = {
  name: '',
  internalReference: '',
  description: '',
  unit: null,
  massKg: null,
  lines: [emptyLine],
};

export function valuesOf(product: Product): ProductValues {
  return {
    name: product.name,
    internalReference: product.internalReference,
    description: product.description ?? '',
    unit: product.unit,
    massKg: product.massKg,
    lines: product.lines.map((line) => ({
      lineId: line.lineId,
      supplierId: line.supplier?.id ?? null,
      supplierProductReference: line.supplierProductReference ?? '',
      supplierNumber: line.supplierNumber ?? '',
      yearlyQuantity: line.yearlyQuantity,
      quantityUnit: line.quantityUnit,
      quantityYear: line.quantityYear,
    })),
  };
}

const unitOf = (value: string | null): EmissionUnit | null => emissionUnits.find((unit) => unit === value) ?? null;
const textOf = (value: string) => value.trim() || null;

const headOf = (values: ProductValues) => ({
  name: values.name.trim(),
  internalReference: values.internalReference.trim(),
  description: textOf(values.description),
  unit: unitOf(values.unit),
  massKg: values.massKg,
});

const purchaseOf = (line: LineValues) => ({
  supplierId: line.supplierId,
  supplierProductReference: textOf(line.supplierProductReference),
  supplierNumber: textOf(line.supplierNumber),
  yearlyQuantity: line.yearlyQuantity,
  quantityUnit: unitOf(line.quantityUnit),
  quantityYear: line.quantityYear,
});

export const toCreation = (values: ProductValues): OperationInput<'createProduct'>['body'] => ({
  ...headOf(values),
  ...purchaseOf(values.lines[0] ?? emptyLine),
});

export const toUpdate = (values: ProductValues, version: number): OperationInput<'updateProduct'>['body'] => ({
  ...headOf(values),
  version,
  lines: values.lines.map((line) => ({ lineId: line.lineId, ...purchaseOf(line) })),
});
