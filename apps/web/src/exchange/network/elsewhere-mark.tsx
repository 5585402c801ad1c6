import { Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { LineIcon } from '../../ui/line-icon.tsx';
import classes from './elsewhere-mark.module.css';
import { useIsElsewhere } from './partners-elsewhere.ts';

/** Beside a supplier or customer who is reached on another platform; nothing beside all the others. */
export function ElsewhereMark({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation('lists');
  if (!useIsElsewhere(partnerId)) return null;
  return (
    <Tooltip label={t('elsewhere.meaning')} multiline maw={288} events={{ hover: true, focus: true, touch: true }}>
      <span className={`${kit.note} ${kit.regular} ${classes.mark}`}>
        <LineIcon name="globe" size={14} />
        {t('elsewhere.mark')}
      </span>
    </Tooltip>
  );
}
