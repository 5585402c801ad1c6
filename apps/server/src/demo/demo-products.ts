import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-unit';

/** What became of a product: nobody was asked yet, its request runs, was canceled, or went into the archive with it. */
type DemoProductState = 'unsent' | 'sent' | 'canceled' | 'archived';

export interface DemoProduct {
  readonly range: 'packaging' | 'ingredients';
  readonly name: string;
  readonly internalReference: string;
  readonly unit: EmissionUnit;
  readonly massKg: number | null;
  /** What was bought by year; nothing where nobody has said. */
  readonly quantities: readonly (readonly [year: number, quantity: number])[];
  /** The address that was invited; nobody where the customer has not chosen yet. */
  readonly supplier: string | null;
  readonly state: DemoProductState;
}

const hydral = 'ingrid.solberg@hydral-rolling.example';
const lindholm = 'sara.lindholm@lindholm-plastics.example';
const papeteries = 'claire.fontaine@papeteries-rhone.example';
const vetro = 'giulia.moser@vetro-adige.example';
const coop = 'thomas.girard@coop-agri-centre.example';
const brightwater = 'sustainability@brightwater-foods.example';
const etik = 'kontakt@etik-print.example';

const bought =
  (supplier: string | null, state: DemoProductState, unit: EmissionUnit) =>
  (name: string, internalReference: string, massKg: number | null, in2025: number | null, in2026: number | null) => ({
    name,
    internalReference,
    unit,
    massKg,
    quantities: [
      ...(in2025 === null ? [] : [[2025, in2025] as const]),
      ...(in2026 === null ? [] : [[2026, in2026] as const]),
    ],
    supplier,
    state,
  });

const foil = bought(hydral, 'sent', 'KG');
const lid = bought(hydral, 'sent', 'DIMENSIONLESS');
const tray = bought(lindholm, 'sent', 'DIMENSIONLESS');
const board = bought(papeteries, 'sent', 'DIMENSIONLESS');
const jar = bought(vetro, 'sent', 'DIMENSIONLESS');
const label = bought(etik, 'sent', 'DIMENSIONLESS');
const crop = bought(coop, 'sent', 'KG');

/** One campaign for all that was sent. */
const packaging: readonly Omit<DemoProduct, 'range'>[] = [
  foil('Aluminium foil 12 µm', 'AL-1200-K', null, 42_000, 45_000),
  foil('Aluminium foil 20 µm, lacquered', 'AL-2000-L', null, 18_500, 18_000),
  lid('Aluminium tray 850 ml', 'AT-0850', 0.0142, 610_000, 680_000),
  lid('Tinplate lid 82 mm', 'TL-82', 0.0098, 1_250_000, 1_300_000),
  lid('Tinplate lid 66 mm', 'TL-66', 0.0067, 480_000, 430_000),
  tray('PET tray, clear, 500 ml', 'PT-0500', 0.0165, 900_000, 970_000),
  tray('PET tray, clear, 750 ml', 'PT-0750', 0.0214, 540_000, 540_000),
  tray('PP cup 200 ml', 'PP-0200', 0.0061, 1_400_000, 1_600_000),
  tray('PP bucket with handle 5 l', 'PB-5000', 0.182, 36_000, 34_000),
  tray('LDPE shrink hood 1200 × 800', 'SH-1208', 0.21, 8_200, 8_500),
  board('Corrugated box B1', 'CB-B1-40', 0.34, 220_000, 230_000),
  board('Corrugated box B2, printed', 'CB-B2-40P', 0.41, 150_000, 150_000),
  board('Folding carton, soup 400 g', 'FC-S-400', 0.021, 760_000, 850_000),
  board('Kraft paper bag 1 kg', 'KB-1000', 0.018, 310_000, 320_000),
  board('Moulded fibre insert', 'MF-INS', 0.026, 95_000, 86_000),
  jar('Glass jar 370 ml', 'GJ-370', 0.195, 640_000, 690_000),
  jar('Glass jar 212 ml', 'GJ-212', 0.128, 280_000, 280_000),
  jar('Glass bottle 250 ml', 'GB-250', 0.21, 120_000, 140_000),
  label('Paper label, wet-strength', 'LB-WS-70', 0.0011, 2_100_000, 2_000_000),
  label('Film label, transparent', 'LB-TR-50', 0.0009, 900_000, 940_000),
  bought(lindholm, 'unsent', 'KG')('Stretch film 17 µm', 'SF-17', null, 21_000, 22_000),
  bought(lindholm, 'unsent', 'M2')('Vacuum pouch film 90 µm', 'VP-90', 0.085, 54_000, 52_000),
  bought(hydral, 'unsent', 'DIMENSIONLESS')('Aluminium cap 28 mm', 'AC-28', 0.0016, 330_000, 370_000),
  bought(papeteries, 'unsent', 'DIMENSIONLESS')('Pallet slip sheet', 'PS-1280', 0.62, 12_000, 12_000),
  bought(etik, 'unsent', 'DIMENSIONLESS')('Pallet label A5', 'LB-A5', 0.0024, 40_000, 36_000),
  bought(lindholm, 'canceled', 'DIMENSIONLESS')('PS tray, black, 400 ml', 'PS-0400', 0.0121, 60_000, 65_000),
  bought(papeteries, 'canceled', 'DIMENSIONLESS')('Paper straw, white', 'ST-W', 0.0008, 450_000, 450_000),
  bought(hydral, 'archived', 'KG')('Aluminium foil 9 µm', 'AL-0900', null, 0, null),
  bought(lindholm, 'archived', 'DIMENSIONLESS')('PVC cling film 300 m', 'CF-300', 1.1, 0, null),
];

/** One request to the cooperative, the rest not asked for yet. */
const ingredients: readonly Omit<DemoProduct, 'range'>[] = [
  crop('Durum wheat, bulk', 'RW-DUR', null, 3_400_000, 3_900_000),
  crop('Rapeseed oil, refined', 'OIL-RAP', null, 410_000, 390_000),
  crop('Sugar, white, EU grade 2', 'SG-W2', null, 275_000, 290_000),
  crop('Peas, yellow, dried', 'PE-YD', null, 160_000, 170_000),
  bought(brightwater, 'unsent', 'KG')('Tomato concentrate 28/30', 'TO-2830', null, 720_000, 700_000),
  bought(brightwater, 'unsent', 'KG')('Basil, frozen', 'BA-FR', null, 14_000, 16_000),
  bought(coop, 'unsent', 'KG')('Wheat flour type 550', 'WF-550', null, 890_000, 920_000),
  bought(coop, 'unsent', 'KG')('Sunflower oil, high oleic', 'OIL-SFH', null, 95_000, 86_000),
  bought(null, 'unsent', 'KG')('Sea salt, fine', 'SA-F', null, 68_000, 73_000),
  bought(null, 'unsent', 'KG')('Black pepper, ground', 'PE-BG', null, 3_200, 3_200),
  bought(null, 'unsent', 'KG')('Milk powder, skimmed', 'MP-SK', null, null, null),
];

export const demoProducts: readonly DemoProduct[] = [
  ...packaging.map((product) => ({ ...product, range: 'packaging' as const })),
  ...ingredients.map((product) => ({ ...product, range: 'ingredients' as const })),
];
