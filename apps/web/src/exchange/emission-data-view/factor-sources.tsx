import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { useTranslation } from 'react-i18next';
import { useFieldWords } from './use-field-words.ts';

type Sources = NonNullable<EmissionData['dataSources']>['emissionFactorSources'];

/** Where the factors are from, each with its version. */
export function FactorSources({ sources }: { sources: Sources }) {
  const { t } = useTranslation('emissionView');
  const { text } = useFieldWords();
  if (!sources?.length) return null;
  const names = sources.map(({ source, sourceText, version }) => {
    const name = text('dataSources.emissionFactorSources.source', source, sourceText ?? null);
    return version ? `${name} (${version})` : name;
  });
  return (
    <div>
      <dt>{t('sources')}</dt>
      <dd>{names.join('\n')}</dd>
    </div>
  );
}
