import { qualityScoreHeading } from '@pcf/contract/answer-file-headings';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import type { FileCell } from '../../files/csv-text.ts';
import { isoMoment } from '../../files/iso-moment.ts';
import type { ExportedLine } from './product-export.queries.ts';

/** Exact numbers come as text. */
const numberOf = (exact: string | null): FileCell => (exact === null ? null : Number(exact));

/** Each column of the file in its order. Where an import has the column too, it is headed alike. */
const columns: Readonly<Record<string, (line: ExportedLine) => FileCell>> = {
  [productImportHeadings.name]: (line) => line.product_name,
  [productImportHeadings.internalReference]: (line) => line.internal_reference,
  [productImportHeadings.description]: (line) => line.description,
  [productImportHeadings.unit]: (line) => line.unit,
  [productImportHeadings.massKg]: (line) => numberOf(line.mass_kg),
  [productImportHeadings.supplierName]: (line) => line.supplier_name,
  [productImportHeadings.supplierNumber]: (line) => line.supplier_number,
  [productImportHeadings.supplierProductReference]: (line) => line.supplier_product_reference,
  'Request reference': (line) => line.request_reference,
  Status: (line) => line.status,
  'Due date': (line) => line.due_date,
  'Emission value (kgCO2e)': (line) => numberOf(line.emission_value),
  'Emission unit amount': (line) => numberOf(line.emission_unit_amount),
  'Emission unit': (line) => line.emission_unit,
  Granularity: (line) => line.emission_value_granularity,
  Confidence: (line) => line.emission_value_confidence,
  Verified: (line) => (line.emission_data_verified === null ? null : String(line.emission_data_verified)),
  'Primary data share (%)': (line) => numberOf(line.primary_data_share),
  [qualityScoreHeading]: (line) => line.quality_score,
  'Value in force (kgCO2e)': (line) => numberOf(line.in_force_value),
  'Unit amount in force': (line) => numberOf(line.in_force_unit_amount),
  'Unit in force': (line) => line.in_force_unit,
  'In force since': (line) => line.in_force_at && isoMoment(line.in_force_at),
  'Valid until': (line) => line.in_force_valid_until,
  [productImportHeadings.yearlyQuantity]: (line) => numberOf(line.yearly_quantity),
  [productImportHeadings.quantityUnit]: (line) => line.quantity_unit,
  [productImportHeadings.quantityYear]: (line) => line.quantity_year,
  'Emissions of the year (kgCO2e)': (line) => numberOf(line.total_kg),
  'Basis of the emissions': (line) => line.basis,
  Created: (line) => isoMoment(line.created_at),
  'Last updated': (line) => isoMoment(line.updated_at),
};

export const exportedHeadings = Object.keys(columns);

const cellsInOrder = Object.values(columns);

export const exportedCells = (line: ExportedLine): FileCell[] => cellsInOrder.map((cellOf) => cellOf(line));
