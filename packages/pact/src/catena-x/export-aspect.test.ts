import { describe, expect, it } from 'vitest';
import type { CarbonFootprint } from '../v3/model/carbon-footprint.ts';
import type { ProductFootprint } from '../v3/model/product-footprint.ts';
import { exampleFootprint } from '../v3/testing/example-footprint.ts';
import type { ExportAnswers } from './export-answers.ts';
import { exportAspect } from './export-aspect.ts';

const answers: ExportAnswers = {
  partialFullPcf: 'Cradle-to-gate',
  retroOrProspectivePcfType: 'Retrospective PCF',
  massBalancing: { used: true, freeAttribution: false, certificateScheme: 'ISCC PLUS' },
  allocationWasteIncineration: 'polluter pays principle',
};

const withPcf = (pcf: Partial<CarbonFootprint>): ProductFootprint => ({
  ...exampleFootprint,
  pcf: { ...exampleFootprint.pcf, ...pcf },
});

const missing = (footprint: ProductFootprint, given: ExportAnswers = answers) => {
  const result = exportAspect(footprint, given);
  return result.aspect === null ? result.missing : [];
};

describe('an export for Catena-X', () => {
  const result = exportAspect(exampleFootprint, answers);

  it('has the sections of the model', () => {
    expect(result.aspect).toEqual({
      scopeOfPcfForm: [
        { specVersion: ['urn:io.catenax.pcf:datamodel:version:9.0.0'], partialFullPcf: 'Cradle-to-gate' },
      ],
      companyAndProductInformation: [
        {
          companyInformation: [{ companyName: 'Nordwald Möbelwerke', companyIds: exampleFootprint.companyIds }],
          productInformation: [
            {
              productNameCompany: 'Chair Birka',
              productIds: exampleFootprint.productIds,
              declaredUnitOfMeasurement: 'piece',
              declaredUnitAmount: 1,
              productMassPerDeclaredUnit: 6.4,
              productDescription: 'Chair of solid beech with a woven seat',
              productClassifications: exampleFootprint.productClassifications,
            },
          ],
        },
      ],
      pcfAssessmentAndMethodology: [
        {
          pcfAssessmentInformation: [
            {
              technology: [
                {
                  ccsTechnologicalCO2CaptureIncluded: true,
                  boundaryProcessesDescription: 'Forestry, sawmill, joinery, assembly',
                },
              ],
              idAndVersion: [
                {
                  id: exampleFootprint.id,
                  version: 0,
                  status: 'Active',
                  retroOrProspectivePcfType: 'Retrospective PCF',
                },
              ],
              boundarySpecifications: [
                { exemptedEmissionsPercent: 1.5, exemptedEmissionsDescription: 'Labels and threads' },
              ],
              geography: [{ geographyRegionOrSubregion: 'Western Europe', geographyCountrySubdivision: 'DE-BW' }],
              time: [
                {
                  referencePeriodStart: '2025-01-01T00:00:00Z',
                  referencePeriodEnd: '2026-01-01T00:00:00Z',
                  created: '2026-03-02T09:30:00Z',
                  validityPeriodStart: '2026-01-01T00:00:00Z',
                  validityPeriodEnd: '2028-07-01T00:00:00Z',
                },
              ],
            },
          ],
          dataSourcesAndQuality: [
            {
              primaryDataShare: 62.5,
              secondaryEmissionFactorSources: ['ecoinvent 3.10', 'Regional wood database 2024'],
              technologicalDQR: 1.8,
              geographicalDQR: 1.2,
              temporalDQR: 2,
            },
          ],
          pcfMethodology: [
            {
              massBalancingInformation: [
                {
                  massBalancingUsed: true,
                  freeAttributionInMassBalancing: 'false',
                  massBalancingCertificateScheme: 'ISCC PLUS',
                },
              ],
              standards: [
                {
                  crossSectoralStandards: ['ISO14067', 'PACT-3.0'],
                  productOrSectorSpecificRules: ['Furniture, draft 2', 'EN 15804'],
                },
              ],
              gwpCharacterizationFactorDetails: [{ ipccCharacterizationFactors: 'AR6' }],
              allocationInForeground: [
                {
                  allocationWasteIncineration: 'polluter pays principle',
                  allocationRulesDescription: 'By mass between boards and chips',
                },
              ],
            },
          ],
        },
      ],
      general: [{ comment: 'Land-use change was worked out from national statistics.' }],
      carbonContent: [
        {
          fossilCarbonContent: 0.12,
          biogenicCarbonContent: 2.6,
          carbonContentTotal: 2.72,
          packagingBiogenicCarbonContent: 0.3,
          recycledCarbonContent: 0.05,
        },
      ],
      productLifeCycleStagesAndEmissions: [
        {
          productionStage: [
            {
              pcfIncludingBiogenicUptake: 1.85,
              pcfExcludingBiogenicUptake: 11.35,
              fossilGhgEmissions: 10.45,
              biogenicNonCO2Emissions: 0.2,
              biogenicCO2Uptake: -9.5,
              landUseChangeGhgEmissions: 0.8,
              landManagementBiogenicCO2Emissions: 0.35,
              landManagementBiogenicCO2Removals: -0.3,
              aircraftGhgEmissions: 0.05,
            },
          ],
          distributionStage: [{ distributionStageIncluded: true, distributionStagePcfExcludingBiogenicUptake: 1.1 }],
          packagingStage: [{ packagingEmissionsIncluded: true, packagingPcfExcludingBiogenicUptake: 0.9 }],
        },
      ],
    });
  });

  it('lists what the model has no place for', () => {
    expect(result.aspect && result.leftOut).toEqual([
      'precedingPfIds',
      'pcf.ccuCarbonContent',
      'pcf.landCarbonLeakage',
      'pcf.landManagementFossilGhgEmissions',
      'pcf.landAreaOccupation',
      'pcf.ccsTechnologicalCO2Capture',
      'pcf.technologicalCO2Removals',
      'pcf.technologicalCO2CaptureOrigin',
      'pcf.ccuCalculationApproach',
      'pcf.ccuCreditCertification',
      'pcf.verification',
    ]);
  });

  it('says that mass balancing does not apply where it was not used', () => {
    const { aspect } = exportAspect(exampleFootprint, { ...answers, massBalancing: { used: false } });
    expect(JSON.stringify(aspect)).toContain(
      '"massBalancingInformation":[{"massBalancingUsed":false,"freeAttributionInMassBalancing":"not applicable","massBalancingCertificateScheme":"not applicable"}]',
    );
  });
});

describe('what the model wants and nobody says is listed', () => {
  it.each([
    [withPcf({ declaredUnitOfMeasurement: 'megabit second' }), 'declaredUnitOfMeasurement'],
    [withPcf({ exemptedEmissionsPercent: '10.1' }), 'exemptedEmissionsPercent'],
    [withPcf({ pcfExcludingBiogenicUptake: '-0.1' }), 'pcfExcludingBiogenicUptake'],
    [withPcf({ ipccCharacterizationFactors: ['AR3'] }), 'ipccCharacterizationFactors'],
    [withPcf({ aircraftGhgEmissions: '99' }), 'aircraftGhgEmissions'],
    [{ ...exampleFootprint, companyIds: ['urn:pact:nordwald.example:supplier-id:1'] }, 'companyIds'],
  ] as [ProductFootprint, string][])('%#: %s', (footprint, name) => {
    expect(missing(footprint)).toEqual([name]);
  });

  it('of a footprint with mandatory fields alone', () => {
    const {
      dqi: _dqi,
      primaryDataShare: _share,
      packagingEmissionsIncluded: _packaging,
      ...rest
    } = exampleFootprint.pcf;
    const { ccsTechnologicalCO2CaptureIncluded: _ccs, geographyCountrySubdivision: _place, ...pcf } = rest;
    const { allocationWasteIncineration: _allocation, ...asked } = answers;
    expect(missing({ ...exampleFootprint, pcf }, asked)).toEqual([
      'geographyRegionOrSubregion',
      'ccsTechnologicalCO2CaptureIncluded',
      'packagingEmissionsIncluded',
      'primaryDataShare',
      'technologicalDQR',
      'geographicalDQR',
      'temporalDQR',
      'allocationWasteIncineration',
    ]);
  });

  it('where a certificate has no name', () => {
    const massBalancing = { used: true, freeAttribution: true, certificateScheme: ' ' } as const;
    expect(missing(exampleFootprint, { ...answers, massBalancing })).toEqual(['massBalancingCertificateScheme']);
  });
});
