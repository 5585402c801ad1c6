import { useTranslation } from 'react-i18next';
import { CutText } from '../../ui/data-table/cut-text.tsx';
import { fullName } from './full-name.ts';
import classes from './user-name.module.css';

interface UserNameProps {
  user: { firstName: string; lastName: string };
  isMe: boolean;
}

export function UserName({ user, isMe }: UserNameProps) {
  const { t } = useTranslation('users');
  return (
    <span className={classes.name}>
      <CutText>{fullName(user)}</CutText>
      {isMe ? <span className={classes.you}>{t('you')}</span> : null}
    </span>
  );
}
