import { useTranslation } from 'react-i18next';
import { DataPart } from './data-group.tsx';
import type { EmissionValues } from './shown-data.ts';
import { type StageEntry, scopeTotals, stageEntries } from './stage-entries.ts';
import { useFieldWords } from './use-field-words.ts';
import { ValueChart } from './value-chart.tsx';

/** What each stage of the life adds, and where it was told, each scope. */
export function StagesPart({ values }: { values: EmissionValues }) {
  const { t } = useTranslation('emissionView');
  const { label, text } = useFieldWords();
  const entries = stageEntries(values);
  if (entries.length === 0) return null;
  const totals = scopeTotals(entries);
  const nameOf = ({ stage, stageText, scope }: StageEntry) => {
    const name = text('emissionValues.stages.stage', stage, stageText);
    return scope === null ? name : `${name} · ${text('emissionValues.stages.scope', scope)}`;
  };
  return (
    <>
      <DataPart title={t('chart.stages')}>
        <ValueChart
          caption={t('chart.stages')}
          heading={label('emissionValues.stages.stage')}
          values={entries.map((entry) => ({
            key: entry.key,
            name: nameOf(entry),
            value: entry.value,
            note: entry.comment,
          }))}
        />
      </DataPart>
      {totals.length > 0 ? (
        <DataPart title={t('chart.scopes')}>
          <ValueChart
            caption={t('chart.scopes')}
            heading={label('emissionValues.stages.scope')}
            values={totals.map(({ scope, value }) => ({
              key: scope,
              name: text('emissionValues.stages.scope', scope),
              value,
            }))}
          />
        </DataPart>
      ) : null}
    </>
  );
}
