import {
  brightwater,
  coop,
  etik,
  hydral,
  lena,
  lindholm,
  lucania,
  lumen,
  papeteries,
  talhof,
  uckerfeld,
  vetro,
} from './demo-people.ts';
import { byKilogram, byPiece, type DemoProduct, type DemoProducts } from './demo-product.ts';

const of = (supplier: string | null, daysAgo: number, products: readonly DemoProduct[]): DemoProducts => ({
  customer: lena,
  supplier,
  daysAgo,
  products,
});

/** What the demo's customer packs its meals in. */
const demoPackaging: readonly DemoProducts[] = [
  of(etik, 149.9, [
    byPiece('Paper label, wet-strength', 'LB-WS-70', 0.0011, [2_100_000, 2_000_000]),
    byPiece('Film label, transparent', 'LB-TR-50', 0.0009, [900_000, 940_000]),
    byPiece('Pallet label A5', 'LB-A5', 0.0024, [40_000, 36_000]),
  ]),
  of(vetro, 149.8, [
    byPiece('Glass jar 370 ml', 'GJ-370', 0.195, [640_000, 690_000]),
    byPiece('Glass jar 212 ml', 'GJ-212', 0.128, [280_000, 280_000]),
    byPiece('Glass bottle 250 ml', 'GB-250', 0.21, [120_000, 140_000]),
  ]),
  of(papeteries, 149.7, [
    byPiece('Corrugated box B1', 'CB-B1-40', 0.34, [220_000, 230_000]),
    byPiece('Corrugated box B2, printed', 'CB-B2-40P', 0.41, [150_000, 150_000]),
    byPiece('Folding carton, soup 400 g', 'FC-S-400', 0.021, [760_000, 850_000]),
    byPiece('Kraft paper bag 1 kg', 'KB-1000', 0.018, [310_000, 320_000]),
    byPiece('Moulded fibre insert', 'MF-INS', 0.026, [95_000, 86_000]),
    byPiece('Pallet slip sheet', 'PS-1280', 0.62, [12_000, 12_000]),
    byPiece('Paper straw, white', 'ST-W', 0.0008, [450_000, 450_000]),
  ]),
  of(lindholm, 149.6, [
    byPiece('PET tray, clear, 500 ml', 'PT-0500', 0.0165, [900_000, 970_000]),
    byPiece('PET tray, clear, 750 ml', 'PT-0750', 0.0214, [540_000, 540_000]),
    byPiece('PP cup 200 ml', 'PP-0200', 0.0061, [1_400_000, 1_600_000]),
    byPiece('PP bucket with handle 5 l', 'PB-5000', 0.182, [36_000, 34_000]),
    byPiece('LDPE shrink hood 1200 × 800', 'SH-1208', 0.21, [8_200, 8_500]),
    byPiece('PS tray, black, 400 ml', 'PS-0400', 0.0121, [60_000, 65_000]),
    byPiece('PVC cling film 300 m', 'CF-300', 1.1, [0, null]),
    { ...byPiece('Vacuum pouch film 90 µm', 'VP-90', 0.085, [54_000, 52_000]), unit: 'M2' },
    byKilogram('Stretch film 17 µm', 'SF-17', [21_000, 22_000]),
  ]),
  of(hydral, 149.5, [
    byKilogram('Aluminium foil 12 µm', 'AL-1200-K', [42_000, 45_000]),
    byKilogram('Aluminium foil 20 µm, lacquered', 'AL-2000-L', [18_500, 18_000]),
    byKilogram('Aluminium foil 9 µm', 'AL-0900', [0, null]),
    byPiece('Aluminium tray 850 ml', 'AT-0850', 0.0142, [610_000, 680_000]),
    byPiece('Tinplate lid 82 mm', 'TL-82', 0.0098, [1_250_000, 1_300_000]),
    byPiece('Tinplate lid 66 mm', 'TL-66', 0.0067, [480_000, 430_000]),
  ]),
  of(hydral, 29.4, [
    byKilogram('Lidding foil 38 µm', 'LF-38', [null, 6_400]),
    byPiece('Aluminium cap 28 mm', 'AC-28', 0.0016, [330_000, 370_000], 'HR-AC-28'),
  ]),
];

/** What goes into the meals: nine tenths of all that the demo's customer buys, by mass. */
const demoIngredients: readonly DemoProducts[] = [
  of(null, 213.9, [
    byKilogram('Sea salt, fine', 'SA-F', [68_000, 73_000]),
    byKilogram('Black pepper, ground', 'PE-BG', [3_200, 3_200]),
    byKilogram('Milk powder, skimmed', 'MP-SK', [null, null]),
  ]),
  of(brightwater, 213.8, [byKilogram('Basil, frozen', 'BA-FR', [14_000, 16_000])]),
  of(lucania, 213.7, [
    byKilogram('Tomato concentrate 28/30', 'TO-2830', [720_000, 700_000]),
    byKilogram('Chopped tomatoes, aseptic', 'TO-CHP', [790_000, 820_000]),
    byKilogram('Olive oil, extra virgin', 'OIL-OLV', [55_000, 60_000]),
  ]),
  of(uckerfeld, 213.6, [
    byKilogram('Wheat flour type 550', 'WF-550', [890_000, 920_000]),
    byKilogram('Durum wheat semolina', 'SE-DUR', [1_080_000, 1_150_000]),
    byKilogram('Oat flakes, fine', 'OA-RL', [165_000, 180_000]),
    byKilogram('Potato starch', 'ST-POT', [130_000, 140_000]),
  ]),
  of(coop, 43.9, [
    byKilogram('Durum wheat, bulk', 'RW-DUR', [610_000, 640_000]),
    byKilogram('Rapeseed oil, refined', 'OIL-RAP', [410_000, 390_000]),
    byKilogram('Sugar, white, EU grade 2', 'SG-W2', [275_000, 290_000]),
    byKilogram('Peas, yellow, dried', 'PE-YD', [160_000, 170_000]),
    byKilogram('Sunflower oil, high oleic', 'OIL-SFH', [95_000, 86_000]),
  ]),
];

/** What other customers buy of the demo's supplier: much of it one and the same product of its own. */
const demoOtherPurchases: readonly DemoProducts[] = [
  {
    customer: talhof,
    supplier: hydral,
    daysAgo: 40.3,
    products: [
      byKilogram('Lidding foil 38 µm, white', 'TM-4410', [31_000, 33_000]),
      byKilogram('Lidding foil 38 µm, printed', 'TM-4411', [12_500, 14_000]),
      byKilogram('Lacquered foil 20 µm', 'TM-4420', [9_000, 9_400]),
      byKilogram('Butter wrapper foil 12 µm', 'TM-4431', [16_000, 15_500], 'HR-8011-12'),
      byPiece('Aluminium lid 95 mm', 'TM-4502', 0.0021, [4_200_000, 4_500_000], 'HR-LID-95'),
    ],
  },
  {
    customer: lumen,
    supplier: hydral,
    daysAgo: 25.3,
    products: [
      byKilogram('Cap stock 3105, 0.22 mm', 'EMB-310', [58_000, 61_000]),
      byKilogram('Neck foil 12 µm', 'EMB-322', [7_500, 7_800], 'HR-8011-12'),
      byPiece('Aluminium cap 28 mm', 'EMB-328', 0.0016, [9_800_000, 10_400_000], 'HR-AC-28'),
      byPiece('Keg seal 95 mm', 'EMB-341', 0.0021, [240_000, 260_000], 'HR-LID-95'),
    ],
  },
];

/** What the demo's customers buy, what was written down first before the rest. */
export const demoProducts: readonly DemoProducts[] = [
  ...demoIngredients,
  ...demoPackaging,
  ...demoOtherPurchases,
].toSorted((one, other) => other.daysAgo - one.daysAgo);
