import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EmissionDetails } from '../requested-product-calls.ts';
import { outcomeOf } from './outcome-of.ts';
import classes from './submission-section.module.css';

interface VersionChoiceProps {
  details: EmissionDetails;
  shown: number;
  onChange: (version: number) => void;
}

/** Which of the versions to read; there is nothing to choose as long as there is one. */
export function VersionChoice({ details: { versions, product }, shown, onChange }: VersionChoiceProps) {
  const { t } = useTranslation('review');
  const newest = versions[0]?.version ?? 0;
  if (versions.length < 2) return null;
  return (
    <Select
      className={classes.versionChoiceChoice ?? ''}
      aria-label={t('data.version')}
      data={versions.map((version) => ({
        value: String(version.version),
        label: t('data.option', {
          version: version.version,
          outcome: t(`outcome.${outcomeOf(version, newest, product.productRequestStatus)}`),
        }),
      }))}
      value={String(shown)}
      allowDeselect={false}
      withScrollArea={false}
      comboboxProps={{ withinPortal: false }}
      onChange={(version) => version !== null && onChange(Number(version))}
    />
  );
}
