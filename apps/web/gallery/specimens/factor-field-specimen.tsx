import { catalogueFactors } from '@pcf/catalogue/factors';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { useState } from 'react';
import { choiceOf, type FactorChoice, nothingChosen } from '../../src/exchange/factor-field/factor-choice.ts';
import type { TopCategories } from '../../src/exchange/factor-field/factor-chooser.tsx';
import { FactorField } from '../../src/exchange/factor-field/factor-field.tsx';
import { FactorSourceProvider } from '../../src/exchange/factor-field/factor-source.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';
import { longName, useWords } from '../words.ts';

const materials: TopCategories = { except: ['Energy', 'Transport'] };
const transports: TopCategories = { fixed: 'Transport' };

const ownFactor: EmissionFactor = {
  topCategory: 'Plastics & Rubber',
  category: 'Plastics',
  subcategory: 'Our plants',
  name: 'PET, our plant in Lyon',
  kind: 'factor',
  impact: 1.9,
  unit: 'kgCO₂e/kg',
  origin: 'OWN',
  version: 'our-factors.csv',
};
const longFactor: EmissionFactor = { ...ownFactor, name: longName, impact: 0.000000354 };
const noDetails = { description: '', geography: 'France', provider: '', version: '', licence: '', synonyms: [] };
const own = [ownFactor, longFactor].map((factor) => ({ factor, details: noDetails }));

const first = (accepts: (factor: EmissionFactor) => boolean): FactorChoice => {
  const factor = catalogueFactors.find(accepts);
  return factor ? choiceOf(factor) : nothingChosen;
};
const chosen = first(({ subcategory, kind }) => subcategory === 'Aluminum' && kind === 'factor');
const truck = first(({ category, kind }) => category === 'Truck' && kind === 'proxy');
const metals = { ...chosen, subcategory: null, factor: null };
const leathers = { ...nothingChosen, topCategory: 'Textiles', category: 'Leather' };

interface ChoosingProps {
  start: FactorChoice;
  topCategories?: TopCategories;
  isMissing?: boolean;
}

function Choosing({ start, topCategories = materials, isMissing = false }: ChoosingProps) {
  const words = useWords();
  const [choice, setChoice] = useState(start);
  const missing = isMissing ? words.choose : null;
  return (
    <FactorField
      label={words.nothing}
      choice={choice}
      topCategories={topCategories}
      missing={missing}
      onChange={setChoice}
    />
  );
}

export function FactorFieldSpecimen() {
  return (
    <FactorSourceProvider factors={catalogueFactors} own={own}>
      <div className={styles.states}>
        <State name="nothing chosen">
          <Choosing start={nothingChosen} />
        </State>
        <State name="half chosen">
          <Choosing start={metals} />
        </State>
        <State name="without a subdivision">
          <Choosing start={leathers} />
        </State>
        <State name="one top category">
          <Choosing start={nothingChosen} topCategories={transports} />
        </State>
        <State name="missing">
          <Choosing start={metals} isMissing />
        </State>
        <State name="chosen">
          <Choosing start={chosen} />
        </State>
        <State name="chosen, one top category">
          <Choosing start={truck} topCategories={transports} />
        </State>
        <State name="long name">
          <Choosing start={choiceOf(longFactor)} />
        </State>
        <State name="own data">
          <Choosing start={choiceOf(ownFactor)} />
        </State>
      </div>
    </FactorSourceProvider>
  );
}
