import { userAccessLevels } from '@pcf/contract/vocabulary/user-access-level';
import { useTranslation } from 'react-i18next';
import classes from './access-levels.module.css';

/** What each level allows, in one sentence. */
export function AccessLevels() {
  const { t } = useTranslation('users');
  return (
    <dl className={classes.levels}>
      {userAccessLevels.map((level) => (
        <div key={level}>
          <dt>{t(`level.${level}`)}:</dt>
          <dd>{t(`levelMeaning.${level}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
