import { describe, expect, it } from 'vitest';
import { catalogueFactors } from '../factors.ts';
import { synonymsOf } from './catalogue-synonyms.ts';
import { createFactorSearch } from './create-factor-search.ts';

const search = createFactorSearch(catalogueFactors.map((factor) => ({ factor, synonyms: synonymsOf(factor) })));
const accepts = () => true;

/** The proxies are named by their group, as "? Truck". */
function first(query: string, limit: number): string[] {
  return search(query, { limit, accepts }).map(({ kind, name, category, subcategory }) =>
    kind === 'proxy' ? `? ${subcategory === 'NaN' ? category : subcategory}` : name,
  );
}

describe('what is looked for is the very first', () => {
  it.each([
    ['aluminum', '? Aluminum'],
    ['ABS', 'ABS'],
    ['acrylonitrile butadiene', 'ABS'],
    ['Acrylnitril', 'ABS'],
    ['pc', 'PC (polycarbonate)'],
    ['beef', 'Beef'],
    ['Rindfleisch', 'Beef'],
    ['Rind', 'Beef'],
    ['bœuf', 'Beef'],
    ['boeuf', 'Beef'],
    ['BŒUF', 'Beef'],
    ['Hähnchen', 'Chicken'],
    ['haehnchen', 'Chicken'],
    ['hahnchen', 'Chicken'],
    ['agneau', 'Lamb'],
    ['Butter', 'Butter'],
    ['beurre', 'Butter'],
    ['Bier', 'Beer'],
    ['bière', 'Beer'],
    ['Lachs', 'Salmon'],
    ['saumon', 'Salmon'],
    ['pomme', 'Apple'],
    ['Apfel', 'Apple'],
    ['pomme de terre', 'Potatoes'],
    ['lait de vache', 'Cow milk'],
    ['huile d’olive', 'Olive oil'],
    ["huile d'olive", 'Olive oil'],
    ['Sonnenblumenöl', 'Sunflower oil'],
    ['strawberries', 'Strawberry'],
    ['Erdbeeren', 'Strawberry'],
    ['Zwiebeln', 'Onion'],
    ['soy milk', 'Soya drink'],
    ['zucchini', 'Courgette (zucchini)'],
    ['Süßkartoffel', 'Sweet potato'],
    ['suesskartoffel', 'Sweet potato'],
    ['CO₂', 'Carbon dioxide of chemical origin'],
    ['CO2', 'Carbon dioxide of chemical origin'],
    ['Natronlauge', 'Sodium hydroxide 50%'],
    ['Strom Deutschland', 'Electricity Germany, average mix'],
    ['Deutschland', 'Electricity Germany, average mix'],
    ['électricité Allemagne', 'Electricity Germany, average mix'],
    ['électricité de France', 'Electricity France, consumption mix 2020'],
    ['Strom Türkei', 'Electricity Turkey, average mix'],
    ['Elfenbeinküste', "Electricity Côte d'Ivoire, average mix"],
    ['Windkraft', 'Electricity, offshore wind turbine'],
    ['truck', '? Truck'],
    ['LKW', '? Truck'],
    ['camion', '? Truck'],
    ['Zug', '? Train'],
    ['Flugzeug', '? Freight aircraft'],
    ['avion', '? Freight aircraft'],
    ['Containerschiff', '? Container ship'],
    ['Edelstahl', '? Steel high grade'],
    ['inox', '? Steel high grade'],
    ['Leder', '? Leather'],
    ['Dämmung', 'Insulation'],
    ['cuir', '? Leather'],
    ['Glas', '? Glass'],
    ['verre', '? Glass'],
    ['Papier', '? Papers'],
    ['Gummi', '? Rubber'],
    ['Fleisch', '? Meat'],
    ['viande', '? Meat'],
    ['Gemüse', '? Vegetables'],
    ['Dünger', '? Fertilizers'],
    ['electricity', '? Electricity country mix'],
    ['Strom', '? Electricity country mix'],
  ])('%s: %s', (query, expected) => {
    expect(first(query, 1)).toEqual([expected]);
  });
});

describe('what is looked for is among the first eight', () => {
  it.each([
    ['Aluminium', 'Aluminium primary'],
    ['Alu', 'Aluminium primary'],
    ['Stahl', '? Steel construction'],
    ['acier', '? Steel construction'],
    ['Stahlblech', 'Steel or tinplate, new'],
    ['HGV', 'HGV, all articulated, average laden'],
    ['Lastwagen', '? Truck'],
    ['Sattelzug', 'Articulated truck, 34 to 40 t, CNG'],
    ['Lieferwagen', 'Van, average (up to 3.5 t), diesel'],
    ['Pappe', 'Cardboard, new'],
    ['carton', 'Cardboard, recycled'],
    ['Kunststoff', '? Thermoplasts/thermosets/special'],
    ['plastique', '? Biopolymers'],
    ['Schiff', '? Bulk carrier'],
    ['bateau', '? Container ship'],
    ['Güterzug Schweiz', 'Freight train, Switzerland'],
    ['Erdgas', 'Natural gas (gross CV)'],
    ['gaz naturel', 'Natural gas (gross CV)'],
    ['Heizöl', 'Fuel oil (gross CV)'],
    ['fioul', 'Fuel oil (gross CV)'],
    ['Benzin', 'Petrol (average biofuel blend) (net CV)'],
    ['Holz', '? Wood based materials'],
    ['Kohle', 'Coal (domestic) (gross CV)'],
    ['Tomaten', 'Tomato'],
    ['Eier', 'Egg'],
    ['bois', 'Construction wood'],
    ['Baumwolle', 'Cotton'],
    ['coton', '? Cotton/Wool/Jute/Other'],
    ['Käse', 'Brie cheese'],
    ['Ziegenkäse', "Goat's cheese, dry"],
    ['Thunfisch', 'Tuna, canned'],
    ['thé', 'Tea or infusion, brewed'],
    ['Kaffee', 'Coffee powder, instant'],
    ['P2O5', 'Thomas slag (per kg P₂O₅)'],
    ['roro', 'RoRo ferry, average'],
    ['PEHD', 'HDPE'],
    ['polyéthylène', 'HDPE'],
    ['Leitungswasser', 'Tap water, France (without infrastructure)'],
    ['Putenleber', 'Turkey liver'],
    ['Schweineleber', 'Preserved pork liver'],
  ])('%s: %s', (query, expected) => {
    expect(first(query, 8)).toContain(expected);
  });
});

describe('one typing error in a long word', () => {
  it.each([
    ['alumnium', 'Aluminium primary'],
    ['alumiinium', 'Aluminium primary'],
    ['aluminoum', 'Aluminium primary'],
    ['Kartofel', 'Potatoes'],
    ['Rindfleicsh', 'Beef'],
    ['electrcity germany', 'Electricity Germany, average mix'],
  ])('%s: %s', (query, expected) => {
    expect(first(query, 8)).toContain(expected);
  });

  it('is forgiven only where nothing fits exactly', () => {
    expect(first('Rice', 100)).not.toContain('Rye');
    expect(first('Roggen', 100)).toEqual(expect.arrayContaining(['Rye', 'Rye flour']));
    expect(first('ryc', 100)).toEqual([]);
  });
});

it('finds a part of a German compound', () => {
  expect(first('fleisch', 200)).toEqual(expect.arrayContaining(['Beef', 'Mutton', 'Beef cattle']));
  expect(first('fleisch', 200)).not.toContain('Apple');
});

it('needs every word', () => {
  expect(first('Electricity Spain', 200)).toEqual(['Electricity Spain, average mix']);
  expect(first('beef electricity', 200)).toEqual([]);
});

it.each(['xyzzy', 'qwrtzp', 'Quantenflux', '???'])('finds nothing for %s', (query) => {
  expect(first(query, 10)).toEqual([]);
});

it.each(['', '   ', '\t'])('gives nothing for an empty query', (query) => {
  expect(first(query, 10)).toEqual([]);
});

it('finds a factor by its whole name', () => {
  const some = catalogueFactors.filter((_, index) => index % 10 === 0);
  const lost = some.filter((factor) => !search(factor.name, { limit: 60, accepts }).includes(factor));
  expect(lost.map(({ name }) => name)).toEqual([]);
});
