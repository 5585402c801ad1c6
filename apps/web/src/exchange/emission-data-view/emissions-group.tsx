import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { ConfirmedWarning } from '@pcf/contract/vocabulary/data-quality';
import { validUntil } from '@pcf/domain/emission-data/validity';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { exactNumber } from '../../lib/format/numbers.ts';
import kit from '../../ui/kit.module.css';
import { UnlikelyMark } from '../unlikely-mark.tsx';
import { BreakdownPart } from './breakdown-part.tsx';
import { CalculationPart } from './calculation-part.tsx';
import { DataGroup, DataPart } from './data-group.tsx';
import classes from './emission-data-view.module.css';
import type { Calculation, EmissionValues } from './emission-data-view.tsx';
import { Facts } from './facts.tsx';
import { type StageEntry, scopeTotals, stageEntries } from './stage-entries.ts';
import { useEmissionHeadline } from './use-emission-headline.ts';
import { useFieldWords } from './use-field-words.ts';
import { ValueChart } from './value-chart.tsx';

interface EmissionsGroupProps {
  data: EmissionData;
  calculation: Calculation | null;
  itemData: ItemData | null;
  plausibilityConfirmation: string | null;
  plausibilityWarnings: readonly ConfirmedWarning[];
  /** Where the value and what is unlikely about it stand above already. */
  withoutHeadline: boolean;
}

/** The value and what it is made of. */
export function EmissionsGroup(props: EmissionsGroupProps) {
  const { data, calculation, itemData, plausibilityConfirmation, plausibilityWarnings, withoutHeadline } = props;
  const { t } = useTranslation(['emissionView', 'emissionData']);
  const { text } = useFieldWords();
  const values = data.emissionValues ?? {};
  const lastDay = validUntil(data);
  const { referencePeriodStart: from, referencePeriodEnd: to, comparisonGroup } = values;
  return (
    <DataGroup title={t('emissionData:step.emissions')}>
      {withoutHeadline ? null : (
        <>
          <Headline values={values} />
          <UnlikelyMark warnings={plausibilityWarnings} />
        </>
      )}
      {plausibilityConfirmation ? (
        <WordsOfSupplier title={t('confirmation')}>{plausibilityConfirmation}</WordsOfSupplier>
      ) : null}
      <Facts
        data={data}
        fields={[
          'emissionValues.granularity',
          'emissionValues.subjectType',
          'emissionValues.lifecycleBoundary',
          'emissionValues.scopes',
          'emissionValues.referenceYear',
          'emissionValues.confidence',
        ]}
      >
        {from && to ? (
          <div>
            <dt>{t('period')}</dt>
            <dd>
              {t('months', {
                from: text('emissionValues.referencePeriodStart', from),
                to: text('emissionValues.referencePeriodEnd', to),
              })}
            </dd>
          </div>
        ) : null}
        {lastDay ? (
          <div>
            <dt>{t('validUntil')}</dt>
            <dd>{text('exchange.validUntil', lastDay)}</dd>
          </div>
        ) : null}
        {comparisonGroup ? (
          <div>
            <dt>{t('comparedWith')}</dt>
            <dd lang="en">
              {[comparisonGroup.topCategory, comparisonGroup.category, comparisonGroup.subcategory].join(' › ')}
            </dd>
          </div>
        ) : null}
      </Facts>
      <StagesPart values={values} />
      {calculation ? <CalculationPart calculation={calculation} itemData={itemData} /> : null}
      <CompanySharePart data={data} />
      <BreakdownPart values={values} />
    </DataGroup>
  );
}

/** What the supplier wrote, set apart from what was chosen. */
function WordsOfSupplier({ title, children }: { title: string; children: string }) {
  return (
    <div className={classes.words}>
      <div className={kit.strong}>{title}</div>
      <p className={`${kit.reading} ${kit.breakable} ${classes.text}`}>{children}</p>
    </div>
  );
}

/** A part of what the whole company emits, and how it came about. */
function CompanySharePart({ data }: { data: EmissionData }) {
  const { t, i18n } = useTranslation('emissionView');
  const language = pageLanguage(i18n);
  const { companyShare, value } = data.emissionValues ?? {};
  if (!companyShare) return null;
  const { companyEmissionsTonnes: tonnes, sharePercent: share, unitsSold: units } = companyShare;
  const isWhole = tonnes != null && share != null && units != null && value != null;
  return (
    <DataPart title={t('companyShare.title')}>
      <Facts
        data={data}
        fields={[
          'emissionValues.companyShare.companyEmissionsTonnes',
          'emissionValues.companyShare.sharePercent',
          'emissionValues.companyShare.unitsSold',
          'emissionValues.companyShare.basis',
          'emissionValues.companyShare.year',
          'emissionValues.companyShare.scopes',
        ]}
      />
      {isWhole ? (
        <p className={`${kit.tabular} ${kit.breakable} ${classes.working}`}>
          {t('companyShare.working', {
            tonnes: exactNumber(tonnes, language),
            thousand: exactNumber(1000, language),
            share: exactNumber(share, language),
            units: exactNumber(units, language),
            value: exactNumber(value, language),
          })}
        </p>
      ) : null}
    </DataPart>
  );
}

/** What each stage of the life adds, and where it was told, each scope. */
function StagesPart({ values }: { values: EmissionValues }) {
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

/** The figure that everything else explains, in its own unit and per kilogram. */
function Headline({ values }: { values: EmissionValues }) {
  const { t } = useTranslation('emissionView');
  const headline = useEmissionHeadline(values);
  if (headline === null) return null;
  const { shown, exact, unit } = headline;
  const notes = [...(shown === exact ? [] : [t('value.exactly', { value: exact })]), ...headline.notes];
  return (
    <div>
      <p className={`${kit.breakable} ${classes.value}`}>
        <span className={`${kit.tabular} ${classes.emissionsGroupNumber}`}>{shown}</span>{' '}
        <span className={classes.unit}>{unit}</span>
      </p>
      {notes.length > 0 ? (
        <ul className={`${kit.row0x24} ${kit.muted} ${classes.emissionsGroupNotes}`}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
