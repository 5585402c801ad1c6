import { useTranslation } from 'react-i18next';
import { MethodSection } from '../method-section.tsx';
import { formulas } from './formulas.ts';
import classes from './formulas-section.module.css';

/** Formulas as sentences of words and signs, which screen readers read as they stand. */
export function FormulasSection() {
  const { t } = useTranslation('methodology');
  return (
    <MethodSection id="formulas" title={t('heading.formulas')}>
      <p>{t('formulas.intro')}</p>
      <ul className={classes.formulas}>
        {formulas.map((formula) => (
          <li key={formula} className={classes.formula}>
            <span className={classes.name}>{t(`formulas.formula.${formula}.name`)}</span> ={' '}
            <span>{t(`formulas.formula.${formula}.text`)}</span>
          </li>
        ))}
      </ul>
      <p>{t('formulas.missing')}</p>
      <p>{t('formulas.exact')}</p>
    </MethodSection>
  );
}
