import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NamedChoice } from '../../exchange/line-filters/named-choice.tsx';
import { listActors } from './api/list-actors.ts';

interface ActorChoiceProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export function ActorChoice({ chosen, onChange }: ActorChoiceProps) {
  const { t } = useTranslation(['activity', 'common']);
  const { data, isError, isPending } = useQuery(listActors);
  return (
    <NamedChoice
      label={t('filter.who')}
      find={t('filter.find')}
      note={isError ? t('filter.failed') : isPending ? t('common:loading') : t('filter.nobody')}
      options={(data ?? []).map(({ id, name, isKey }) => ({ id, name: isKey ? t('filter.key', { name }) : name }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
