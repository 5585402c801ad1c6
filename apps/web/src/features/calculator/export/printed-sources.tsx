import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../components/page-language.ts';
import type { Scenario } from '../model/scenario.ts';
import { shortFactorName } from '../results/factor-name.ts';
import { factorSourceText } from '../results/factor-source-text.ts';
import { usedFactors } from '../results/used-factors.ts';
import { type DetailsByFactor, usedSources } from './used-sources.ts';

/** Where the figures come from, with their editions and licences. */
export function PrintedSources({ scenarios, details }: { scenarios: readonly Scenario[]; details: DetailsByFactor }) {
  const { t, i18n } = useTranslation(['footprint', 'common']);
  const language = pageLanguage(i18n);
  return (
    <ul>
      {usedSources(usedFactors(scenarios), details).map(({ publication, licence, factors }) => {
        const source = [factorSourceText(factors[0], t), publication, licence].filter((text) => text !== '').join(', ');
        const names = [...new Set(factors.map((factor) => shortFactorName(factor, language)))];
        return (
          <li key={source}>
            {source}: {names.join('; ')}
          </li>
        );
      })}
    </ul>
  );
}
