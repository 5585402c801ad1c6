import fc from 'fast-check';
import { type CarbonFootprintName, carbonFootprintFields } from '../model/carbon-footprint.ts';
import { exampleFootprint } from './example-footprint.ts';

const anyDecimal = fc
  .tuple(fc.constantFrom('', '+', '-'), fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: -99, max: 99 }))
  .map(([sign, digits, power]) => `${sign}${digits}e${power}`);

const anyMoment = fc
  .date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

const anyText = fc.string({ unit: 'binary', maxLength: 3000 });
const anyWord = fc.string({ minLength: 1, maxLength: 300 });
const anyList = fc.array(anyWord, { minLength: 1, maxLength: 60 });

const names = Object.keys(carbonFootprintFields) as CarbonFootprintName[];
const moments: readonly string[] = ['referencePeriodStart', 'referencePeriodEnd'];
const lists: readonly string[] = ['ipccCharacterizationFactors', 'crossSectoralStandards'];
const flags: readonly string[] = ['packagingEmissionsIncluded', 'ccsTechnologicalCO2CaptureIncluded'];

const anyPart: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  productOrSectorSpecificRules: fc.array(
    fc.record({ operator: anyWord, ruleNames: anyList, otherOperatorName: fc.option(anyWord) }),
    { maxLength: 60 },
  ),
  secondaryEmissionFactorSources: fc.array(fc.record({ name: anyWord, version: anyWord }), { maxLength: 110 }),
  dqi: fc.record({ technologicalDQR: anyDecimal, geographicalDQR: anyDecimal, temporalDQR: anyDecimal }),
  verification: fc.record({
    coverage: anyText,
    providerName: anyText,
    completedAt: anyMoment,
    standardName: anyText,
    comments: anyText,
  }),
};

function anyValueOf(name: CarbonFootprintName): fc.Arbitrary<unknown> {
  const { sign, mandatory } = carbonFootprintFields[name];
  const isDecimal = sign !== undefined || name === 'primaryDataShare';
  const value =
    anyPart[name] ??
    (isDecimal
      ? anyDecimal
      : moments.includes(name)
        ? anyMoment
        : lists.includes(name)
          ? anyList
          : flags.includes(name)
            ? fc.boolean()
            : anyText);
  return mandatory ? value : fc.option(value);
}

/** Whatever a lenient check lets in, sense or not. */
export const anyForeignFootprint = fc
  .record({
    pcf: fc.record(Object.fromEntries(names.map((name) => [name, anyValueOf(name)]))),
    validityPeriodStart: fc.option(anyMoment),
    validityPeriodEnd: fc.option(anyMoment),
    productDescription: anyText,
    productNameCompany: anyText.map((text) => `${text}.`),
    comment: fc.option(anyText),
    productIds: fc.array(
      anyText.map((text) => `urn:pact:x.example:product-id:${text}`),
      { minLength: 1, maxLength: 60 },
    ),
    status: anyWord,
  })
  .map((given) => ({ ...exampleFootprint, ...given }));
