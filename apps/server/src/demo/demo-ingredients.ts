import { brightwater, coop, lena, lucania, uckerfeld } from './demo-people.ts';
import { byKilogram, type DemoProduct, type DemoProducts } from './demo-product.ts';

const of = (supplier: string | null, daysAgo: number, products: readonly DemoProduct[]): DemoProducts => ({
  customer: lena,
  supplier,
  daysAgo,
  products,
});

/** What goes into the meals: nine tenths of all that the demo's customer buys, by mass. */
export const demoIngredients: readonly DemoProducts[] = [
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
