import { Button } from '@mantine/core';
import { needsMass } from '@pcf/domain/emission-data/presets';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useEditorWork } from '../../../../exchange/emission-editor/editor-work.ts';
import { MassField, ReferenceYearField } from '../../../../exchange/emission-form/emissions/basis-fields.tsx';
import { BoundaryField } from '../../../../exchange/emission-form/emissions/boundary-field.tsx';
import { ConversionLine } from '../../../../exchange/emission-form/emissions/conversion-line.tsx';
import { UnitField } from '../../../../exchange/emission-form/emissions/unit-field.tsx';
import { useEmissionValues } from '../../../../exchange/emission-form/emissions/use-emission-values.ts';
import { useUnitText } from '../../../../exchange/emission-form/emissions/use-unit-text.ts';
import { ValueField } from '../../../../exchange/emission-form/emissions/value-field.tsx';
import { FoldedGroup } from '../../../../exchange/emission-form/layout/folded-group.tsx';
import { FieldGroup, FieldPair } from '../../../../exchange/emission-form/layout/step-layout.tsx';
import { PlausibilityNotices } from '../../../../exchange/emission-form/plausibility-notices.tsx';
import { PrimaryDataFields } from '../../../../exchange/emission-form/primary-data-fields.tsx';
import { StandardsField } from '../../../../exchange/emission-form/standards-field.tsx';
import { useVocabulary } from '../../../../exchange/emission-form/use-vocabulary.ts';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { exactNumber } from '../../../../lib/format/numbers.ts';
import { useAnswerWork } from '../answer-work.ts';

/** What is preset beside the figure, and shown in words. */
const presetNames = [
  'data.emissionValues.unit',
  'data.emissionValues.unitText',
  'data.emissionValues.referenceYear',
  'data.emissionValues.lifecycleBoundary',
  'data.dataSources.primaryDataShareType',
  'data.dataSources.shareOfPrimaryDataInEmissionFactor',
  'data.methodologies.standards',
  'data.methodologies.standardText',
] as const;

/** One figure, with everything else preset in one line that opens. */
export function QuickAnswer() {
  const { t } = useTranslation(['answer', 'emissionData']);
  const { goTo } = useEditorWork();
  const { massKg } = useAnswerWork().answer;
  const { value, unit } = useEmissionValues('value', 'unit');
  // A piece whose weight nobody has told yet cannot be compared.
  const asksForMass = needsMass(unit) && massKg === null;
  const words = usePresetsInWords();
  return (
    <FieldGroup>
      <ValueField />
      {asksForMass ? <MassField /> : null}
      <ConversionLine value={value} />
      <FoldedGroup title={words} names={presetNames} summary={t('quick.change')}>
        <FieldPair>
          <UnitField />
          {asksForMass ? null : <MassField />}
          <ReferenceYearField />
          <BoundaryField />
        </FieldPair>
        <PrimaryDataFields />
        <StandardsField />
      </FoldedGroup>
      <PlausibilityNotices withSentence={false} />
      <div>
        <Button variant="subtle" onClick={() => goTo('emissions')}>
          {t('emissionData:short.more')}
        </Button>
      </div>
    </FieldGroup>
  );
}

/** "per kg · 2025 · cradle to gate · standard not known". */
function usePresetsInWords(): string {
  const { t, i18n } = useTranslation(['answer', 'emissionData']);
  const language = pageLanguage(i18n);
  const words = useVocabulary();
  const unitText = useUnitText();
  const { control } = useEditorWork().form;
  const [type, standards] = useWatch({
    control,
    name: ['data.dataSources.primaryDataShareType', 'data.methodologies.standards'],
  });
  const { productMassKg, referenceYear, lifecycleBoundary, ...per } = useEmissionValues(
    'unit',
    'unitText',
    'unitAmount',
    'productMassKg',
    'referenceYear',
    'lifecycleBoundary',
  );
  const isPiece = per.unit === 'DIMENSIONLESS' && (per.unitAmount ?? 1) === 1 && productMassKg;
  const unit = isPiece
    ? t('emissionData:conversion.pieceOf', { mass: `${exactNumber(productMassKg, language)}\u00a0kg` })
    : unitText(per);
  const inSentence = (text: string) => text.charAt(0).toLocaleLowerCase(language) + text.slice(1);
  const isUnknown = standards?.length === 1 && standards[0] === 'UNKNOWN';
  return [
    unit && t('quick.per', { unit }),
    referenceYear && String(referenceYear),
    lifecycleBoundary && inSentence(words.boundary(lifecycleBoundary)),
    type === 'NONE' ? t('quick.dataNotKnown') : type && inSentence(words.primaryDataShareType(type)),
    isUnknown ? t('quick.standardNotKnown') : standards?.map(words.standard).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
}
