import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface SaveButtonsProps {
  save: string;
  saving: boolean;
  unsaved: boolean;
  onDiscard: () => void;
}

export function SaveButtons({ save, saving, unsaved, onDiscard }: SaveButtonsProps) {
  const { t } = useTranslation('organisation');
  return (
    <Group gap={8}>
      <Button type="submit" variant="filled" loading={saving}>
        {save}
      </Button>
      {unsaved && !saving && (
        <Button variant="subtle" onClick={onDiscard}>
          {t('discard')}
        </Button>
      )}
    </Group>
  );
}
