import { organisationIdentifierTypes } from '@pcf/contract/vocabulary/organisation-identifier-type';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '../../../lib/account/get-organisation.ts';
import { noValue } from '../../../lib/format/no-value.ts';
import classes from '../organisation-page.module.css';

export function IdentifiersFacts({ identifiers }: Pick<Organisation, 'identifiers'>) {
  const { t } = useTranslation('organisation');
  return (
    <dl className={classes.facts}>
      {organisationIdentifierTypes.map((type) => (
        <div key={type}>
          <dt>{t(`identifier.${type}.name`)}</dt>
          <dd>{identifiers[type] ?? noValue}</dd>
        </div>
      ))}
    </dl>
  );
}
