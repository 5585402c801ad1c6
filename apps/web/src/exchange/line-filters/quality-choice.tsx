import { type DataQualityLevel, dataQualityLevels, leastScoreOf } from '@pcf/contract/vocabulary/data-quality';
import { useTranslation } from 'react-i18next';
import { CheckList } from './check-list.tsx';

interface QualityChoiceProps {
  chosen: readonly DataQualityLevel[];
  onChange: (chosen: DataQualityLevel[]) => void;
  /** Where nothing else names the list. */
  withTitle?: boolean;
}

export function QualityChoice({ chosen, onChange, withTitle = false }: QualityChoiceProps) {
  const { t } = useTranslation('exchange');
  return (
    <CheckList
      label={t('filters.quality')}
      withTitle={withTitle}
      options={dataQualityLevels.map((value, index) => {
        const next = dataQualityLevels[index + 1];
        const to = next === undefined ? 100 : leastScoreOf[next] - 1;
        return {
          value,
          key: value,
          label: t('filters.qualityRange', { level: t(`quality.${value}`), from: leastScoreOf[value], to }),
        };
      })}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
