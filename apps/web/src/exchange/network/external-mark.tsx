import { Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CutText } from '../../ui/data-table/cut-text.tsx';
import kit from '../../ui/kit.module.css';
import { LineIcon } from '../../ui/line-icon.tsx';
import classes from './external-mark.module.css';
import { useIsExternal } from './external-partners.ts';

/** Beside a supplier or customer who is reached on another platform; nothing beside all the others. */
export function ExternalMark({ partnerId }: { partnerId: string }) {
  return useIsExternal(partnerId) ? <Mark /> : null;
}

function Mark() {
  const { t } = useTranslation('lists');
  return (
    <Tooltip label={t('elsewhere.meaning')} multiline maw={288} events={{ hover: true, focus: true, touch: true }}>
      <span className={`${kit.note} ${kit.regular} ${classes.mark}`}>
        <LineIcon name="globe" size={14} />
        {t('elsewhere.mark')}
      </span>
    </Tooltip>
  );
}

/** In a list: who it is, and whether on another platform. */
export function PartnerName({ partner: { id, name } }: { partner: { readonly id: string; readonly name: string } }) {
  return (
    <>
      <CutText>{name}</CutText>
      <ExternalMark partnerId={id} />
    </>
  );
}
