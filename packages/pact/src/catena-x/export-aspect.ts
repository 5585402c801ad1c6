import type { AspectGap } from '@pcf/contract/catena-x';
import { decimalOf } from '../v3/decimal.ts';
import { regionAround } from '../v3/geography.ts';
import type { CarbonFootprint, CarbonFootprintName } from '../v3/model/carbon-footprint.ts';
import type { ProductFootprint } from '../v3/model/product-footprint.ts';
import { momentText, validityOf } from '../v3/period.ts';
import { present } from '../v3/present.ts';
import { declaredUnits } from '../v3/units.ts';
import type { ExportAnswers } from './export-answers.ts';

/** Of PACT's units it has all but that of data. */
const units = declaredUnits.filter((unit) => unit !== 'megabit second');

const reports: readonly string[] = ['AR4', 'AR5', 'AR6'];

const maxExemptedPercent = 10;

/** The model that is written. */
const aspectUrn = 'urn:io.catenax.pcf:datamodel:version:9.0.0';

export type AspectExport =
  | {
      readonly aspect: object;
      /** Fields of the footprint that the model has no place for. */
      readonly leftOut: readonly string[];
    }
  | { readonly aspect: null; readonly missing: readonly string[] };

/** A footprint as the aspect io.catenax.pcf 9.0.0. What it wants and nobody says is listed, never made up. */
export function exportAspect(footprint: ProductFootprint, answers: ExportAnswers): AspectExport {
  const missing = missingFromAspect(footprint, answers);
  if (missing.length > 0) return { aspect: null, missing };
  return {
    aspect: {
      scopeOfPcfForm: [{ specVersion: [aspectUrn], partialFullPcf: answers.partialFullPcf }],
      companyAndProductInformation: [companyAndProduct(footprint)],
      pcfAssessmentAndMethodology: [assessmentAndMethodology(footprint, answers)],
      general: [present({ comment: footprint.comment })],
      carbonContent: [carbonContent(footprint.pcf)],
      productLifeCycleStagesAndEmissions: [stages(footprint.pcf)],
    },
    leftOut: leftOut(footprint),
  };
}

/** The model has numbers where PACT has texts. */
const number = (text: string | undefined): number | null => (text === undefined ? null : Number(decimalOf(text)));

const companyAndProduct = ({ pcf, ...footprint }: ProductFootprint) => ({
  companyInformation: [{ companyName: footprint.companyName, companyIds: footprint.companyIds }],
  productInformation: [
    {
      productNameCompany: footprint.productNameCompany,
      productIds: footprint.productIds,
      declaredUnitOfMeasurement: pcf.declaredUnitOfMeasurement,
      declaredUnitAmount: number(pcf.declaredUnitAmount),
      productMassPerDeclaredUnit: number(pcf.productMassPerDeclaredUnit),
      productDescription: footprint.productDescription,
      ...present({ productClassifications: footprint.productClassifications }),
    },
  ],
});

const assessmentAndMethodology = (footprint: ProductFootprint, answers: ExportAnswers) => ({
  pcfAssessmentInformation: [assessment(footprint, answers)],
  dataSourcesAndQuality: [sourcesAndQuality(footprint.pcf)],
  pcfMethodology: [methodology(footprint.pcf, answers)],
});

function assessment(footprint: ProductFootprint, { retroOrProspectivePcfType }: ExportAnswers) {
  const { pcf } = footprint;
  const validity = validityOf(footprint);
  return {
    technology: [
      present({
        ccsTechnologicalCO2CaptureIncluded: pcf.ccsTechnologicalCO2CaptureIncluded,
        boundaryProcessesDescription: pcf.boundaryProcessesDescription,
      }),
    ],
    // A version and a status are not used there: these are the values that the model asks for.
    idAndVersion: [{ id: footprint.id, version: 0, status: 'Active', retroOrProspectivePcfType }],
    boundarySpecifications: [
      {
        exemptedEmissionsPercent: number(pcf.exemptedEmissionsPercent),
        ...present({ exemptedEmissionsDescription: pcf.exemptedEmissionsDescription }),
      },
    ],
    geography: [
      {
        geographyRegionOrSubregion: regionAround(pcf),
        ...present({
          geographyCountry: pcf.geographyCountry,
          geographyCountrySubdivision: pcf.geographyCountrySubdivision,
        }),
      },
    ],
    time: [
      {
        referencePeriodStart: pcf.referencePeriodStart,
        referencePeriodEnd: pcf.referencePeriodEnd,
        created: footprint.created,
        validityPeriodStart: momentText(validity.start),
        validityPeriodEnd: momentText(validity.end),
      },
    ],
  };
}

const sourcesAndQuality = (pcf: CarbonFootprint) => ({
  primaryDataShare: number(pcf.primaryDataShare),
  secondaryEmissionFactorSources: (pcf.secondaryEmissionFactorSources ?? []).map(
    ({ name, version }) => `${name} ${version}`,
  ),
  technologicalDQR: number(pcf.dqi?.technologicalDQR),
  geographicalDQR: number(pcf.dqi?.geographicalDQR),
  temporalDQR: number(pcf.dqi?.temporalDQR),
});

const methodology = (pcf: CarbonFootprint, { massBalancing, allocationWasteIncineration }: ExportAnswers) => ({
  massBalancingInformation: [
    massBalancing.used
      ? {
          massBalancingUsed: true,
          freeAttributionInMassBalancing: String(massBalancing.freeAttribution),
          massBalancingCertificateScheme: massBalancing.certificateScheme,
        }
      : {
          massBalancingUsed: false,
          freeAttributionInMassBalancing: 'not applicable',
          massBalancingCertificateScheme: 'not applicable',
        },
  ],
  standards: [
    {
      crossSectoralStandards: pcf.crossSectoralStandards,
      productOrSectorSpecificRules: [
        ...new Set((pcf.productOrSectorSpecificRules ?? []).flatMap(({ ruleNames }) => ruleNames)),
      ],
    },
  ],
  gwpCharacterizationFactorDetails: pcf.ipccCharacterizationFactors.map((ipccCharacterizationFactors) => ({
    ipccCharacterizationFactors,
  })),
  allocationInForeground: [
    { allocationWasteIncineration, ...present({ allocationRulesDescription: pcf.allocationRulesDescription }) },
  ],
});

const carbonContent = (pcf: CarbonFootprint) =>
  present({
    fossilCarbonContent: number(pcf.fossilCarbonContent),
    biogenicCarbonContent: number(pcf.biogenicCarbonContent),
    // The whole is known only where both of its parts are.
    carbonContentTotal:
      pcf.biogenicCarbonContent === undefined
        ? null
        : Number(decimalOf(pcf.fossilCarbonContent).plus(decimalOf(pcf.biogenicCarbonContent))),
    packagingBiogenicCarbonContent: number(pcf.packagingBiogenicCarbonContent),
    recycledCarbonContent: number(pcf.recycledCarbonContent),
  });

const stages = (pcf: CarbonFootprint) => ({
  productionStage: [
    present({
      pcfIncludingBiogenicUptake: number(pcf.pcfIncludingBiogenicUptake),
      pcfExcludingBiogenicUptake: number(pcf.pcfExcludingBiogenicUptake),
      // PACT counts aircraft among the fossil emissions, this model beside them.
      fossilGhgEmissions: Number(decimalOf(pcf.fossilGhgEmissions).minus(decimalOf(pcf.aircraftGhgEmissions ?? '0'))),
      biogenicNonCO2Emissions: number(pcf.biogenicNonCO2Emissions),
      biogenicCO2Uptake: number(pcf.biogenicCO2Uptake),
      landUseChangeGhgEmissions: number(pcf.landUseChangeGhgEmissions),
      landManagementBiogenicCO2Emissions: number(pcf.landManagementBiogenicCO2Emissions),
      landManagementBiogenicCO2Removals: number(pcf.landManagementBiogenicCO2Removals),
      aircraftGhgEmissions: number(pcf.aircraftGhgEmissions),
    }),
  ],
  distributionStage: [
    {
      distributionStageIncluded: pcf.outboundLogisticsGhgEmissions !== undefined,
      ...present({ distributionStagePcfExcludingBiogenicUptake: number(pcf.outboundLogisticsGhgEmissions) }),
    },
  ],
  packagingStage: [
    {
      packagingEmissionsIncluded: pcf.packagingEmissionsIncluded,
      ...present({ packagingPcfExcludingBiogenicUptake: number(pcf.packagingGhgEmissions) }),
    },
  ],
});

/** What the model has no field for, or only with details that PACT does not have. */
const withoutPlace = [
  'ccuCarbonContent',
  'landCarbonLeakage',
  'landManagementFossilGhgEmissions',
  'landAreaOccupation',
  'ccsTechnologicalCO2Capture',
  'technologicalCO2Removals',
  'technologicalCO2CaptureOrigin',
  'ccuCalculationApproach',
  'ccuCreditCertification',
  'verification',
] as const satisfies readonly CarbonFootprintName[];

const leftOut = ({ pcf, precedingPfIds, extensions }: ProductFootprint): string[] => [
  ...(precedingPfIds ? ['precedingPfIds'] : []),
  ...(extensions ? ['extensions'] : []),
  ...withoutPlace.filter((name) => pcf[name] !== undefined).map((name) => `pcf.${name}`),
];

/** The fields that the model wants and that the footprint or the answers do not say, or not so that it could take them. */
function missingFromAspect({ pcf, companyIds }: ProductFootprint, answers: ExportAnswers): AspectGap[] {
  const ratings = ['technologicalDQR', 'geographicalDQR', 'temporalDQR'] as const;
  const { massBalancing } = answers;
  const wanted: readonly (readonly [name: AspectGap, told: boolean])[] = [
    ['companyIds', companyIds.some((id) => /^urn:(bpn:id:)?BPNL/i.test(id))],
    ['declaredUnitOfMeasurement', units.some((unit) => unit === pcf.declaredUnitOfMeasurement)],
    ['geographyRegionOrSubregion', regionAround(pcf) !== null],
    ['pcfExcludingBiogenicUptake', decimalOf(pcf.pcfExcludingBiogenicUptake).gte(0)],
    ['aircraftGhgEmissions', decimalOf(pcf.aircraftGhgEmissions ?? '0').lte(decimalOf(pcf.fossilGhgEmissions))],
    ['exemptedEmissionsPercent', decimalOf(pcf.exemptedEmissionsPercent).lte(maxExemptedPercent)],
    ['ipccCharacterizationFactors', pcf.ipccCharacterizationFactors.every((report) => reports.includes(report))],
    ['ccsTechnologicalCO2CaptureIncluded', pcf.ccsTechnologicalCO2CaptureIncluded !== undefined],
    ['packagingEmissionsIncluded', pcf.packagingEmissionsIncluded !== undefined],
    ['primaryDataShare', pcf.primaryDataShare !== undefined],
    ...ratings.map((rating) => [rating, pcf.dqi !== undefined] as const),
    ['massBalancingCertificateScheme', !massBalancing.used || massBalancing.certificateScheme.trim() !== ''],
    ['allocationWasteIncineration', answers.allocationWasteIncineration !== undefined],
  ];
  return wanted.filter(([, told]) => !told).map(([name]) => name);
}
