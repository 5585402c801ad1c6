import { factorLabel } from '@pcf/catalogue/labels';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { nameLanguage } from '../../../exchange/factor-field/text-language.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import type { Scenario } from '../model/scenario.ts';
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
        const named = new Map(factors.map((factor) => [factorLabel(factor, language), factor]));
        return (
          <li key={source}>
            {t('print.source', { source })}{' '}
            {[...named].map(([name, factor], index) => (
              <Fragment key={name}>
                {index > 0 ? '; ' : null}
                <span lang={nameLanguage(factor)}>{name}</span>
              </Fragment>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
