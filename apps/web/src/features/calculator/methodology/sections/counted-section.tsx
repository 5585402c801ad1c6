import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data-item-type';
import { footprintParts } from '@pcf/contract/vocabulary/footprint-part';
import { partOfSection } from '@pcf/domain/footprint/summarise';
import { useTranslation } from 'react-i18next';
import { MethodSection } from '../method-section.tsx';
import classes from './counted-section.module.css';

export function CountedSection() {
  const { t } = useTranslation('methodology');
  return (
    <MethodSection id="counted" title={t('heading.counted')}>
      <p>{t('counted.unit')}</p>
      <p>{t('counted.equivalents')}</p>
      <p>{t('counted.sections')}</p>
      <dl className={classes.parts}>
        {footprintParts.map((part) => (
          <div key={part} className={classes.part}>
            <dt>{t(`counted.part.${part}`)}</dt>
            {emissionDataItemTypes
              .filter((section) => partOfSection[section] === part)
              .map((section) => (
                <dd key={section}>
                  <strong>{t('named', { name: t(`counted.section.${section}.name`) })}</strong>{' '}
                  {t(`counted.section.${section}.text`)}
                </dd>
              ))}
          </div>
        ))}
      </dl>
      <p>{t('counted.notCounted')}</p>
    </MethodSection>
  );
}
