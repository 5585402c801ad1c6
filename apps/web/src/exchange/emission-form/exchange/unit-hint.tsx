import { isExpressible } from '@pcf/pact/v3/units';
import { useTranslation } from 'react-i18next';
import kit from '../../../ui/kit.module.css';
import classes from '../emission-form.module.css';
import { useEmissionValues } from '../emissions/use-emission-values.ts';

/** Said where the unit is chosen, since with another one all that follows has to be entered anew. */
export function UnitHint({ customer }: { customer: string | null }) {
  const { t } = useTranslation('exchangeData');
  const { unit, unitText } = useEmissionValues('unit', 'unitText');
  // A unit of one's own that is yet to be written is not validated.
  const isValidated = unit != null && (unit !== 'OTHER' || Boolean(unitText?.trim()));
  const isWrong = isValidated && !isExpressible(unit, unitText);
  return (
    <p className={`${kit.small} ${kit.breakable} ${classes.hint}`} role="status">
      {isWrong ? (customer === null ? t('unit.some') : t('unit.customer', { customer })) : null}
    </p>
  );
}
