import { etik, hydral, lena, lindholm, papeteries, vetro } from './demo-people.ts';
import { byKilogram, byPiece, type DemoProduct, type DemoProducts } from './demo-product.ts';

const of = (supplier: string, daysAgo: number, products: readonly DemoProduct[]): DemoProducts => ({
  customer: lena,
  supplier,
  daysAgo,
  products,
});

/** What the demo's customer packs its meals in. */
export const demoPackaging: readonly DemoProducts[] = [
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
