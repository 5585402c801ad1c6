import { aspectGaps } from '@pcf/contract/catena-x';
import { useTranslation } from 'react-i18next';
import classes from './footprints-panel.module.css';

/** What the aspect still wants, with what can be done about it. */
export function AspectGaps({ gaps }: { gaps: readonly string[] }) {
  const { t } = useTranslation('footprintFiles');
  return (
    <div className={classes.product} role="alert">
      <p className={classes.name}>{t('aspect.missing', { count: gaps.length })}</p>
      <ul className={classes.reasons}>
        {gaps.map((gap) => {
          const known = aspectGaps.find((each) => each === gap);
          return <li key={gap}>{known ? t(`aspect.gap.${known}`) : t('aspect.otherGap', { field: gap })}</li>;
        })}
      </ul>
    </div>
  );
}
