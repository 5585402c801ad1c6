import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';

interface SaveButtonsProps {
  save: string;
  saving: boolean;
  unsaved: boolean;
  onDiscard: () => void;
}

export function SaveButtons({ save, saving, unsaved, onDiscard }: SaveButtonsProps) {
  const { t } = useTranslation('organisation');
  return (
    <div className={kit.actions}>
      <Button type="submit" variant="filled" loading={saving}>
        {save}
      </Button>
      {unsaved && !saving && (
        <Button variant="subtle" onClick={onDiscard}>
          {t('discard')}
        </Button>
      )}
    </div>
  );
}
