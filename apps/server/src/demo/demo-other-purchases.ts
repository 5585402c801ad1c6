import { hydral, lumen, talhof } from './demo-people.ts';
import { byKilogram, byPiece, type DemoProducts } from './demo-product.ts';

/** What other customers buy of the demo's supplier: much of it one and the same product of its own. */
export const demoOtherPurchases: readonly DemoProducts[] = [
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
