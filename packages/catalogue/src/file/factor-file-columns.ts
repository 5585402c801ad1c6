interface FactorFileColumnRules {
  /** The file has the column. */
  readonly required: boolean;
  /** A row may leave it empty. */
  readonly mayBeEmpty: boolean;
  readonly maxLength: number;
}

/** The columns of a file of factors, in the order in which they are written. */
export const factorFileColumns = {
  top_category: { required: true, mayBeEmpty: false, maxLength: 255 },
  category: { required: true, mayBeEmpty: false, maxLength: 255 },
  subcategory: { required: true, mayBeEmpty: true, maxLength: 255 },
  kind: { required: true, mayBeEmpty: true, maxLength: 255 },
  name: { required: true, mayBeEmpty: false, maxLength: 255 },
  impact: { required: true, mayBeEmpty: false, maxLength: 255 },
  unit: { required: true, mayBeEmpty: false, maxLength: 255 },
  geography: { required: false, mayBeEmpty: true, maxLength: 255 },
  provider: { required: false, mayBeEmpty: true, maxLength: 255 },
  version: { required: false, mayBeEmpty: true, maxLength: 255 },
  original: { required: false, mayBeEmpty: true, maxLength: 2000 },
  taxonomy_path: { required: false, mayBeEmpty: true, maxLength: 2000 },
  licence: { required: false, mayBeEmpty: true, maxLength: 255 },
  synonyms: { required: false, mayBeEmpty: true, maxLength: 2000 },
} as const satisfies Readonly<Record<string, FactorFileColumnRules>>;

export type FactorFileColumn = keyof typeof factorFileColumns;

export const factorFileColumnNames = Object.keys(factorFileColumns) as readonly FactorFileColumn[];

/** Between the words of `synonyms`. */
export const synonymSeparator = '|';

/** A row as it stands in the file; what is left out is empty. */
export type FactorFileRow = Readonly<Partial<Record<FactorFileColumn, string>>>;
