import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useColorScheme } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { LineIcon } from '../ui/line-icon.tsx';

/** Light or dark. Choosing what the device prefers anyway means following the device again. */
export function ColourSchemeSwitch() {
  const { t } = useTranslation('shell');
  const { setColorScheme } = useMantineColorScheme();
  const current = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const preferredByDevice = useColorScheme('light', { getInitialValueInEffect: false });
  const other = current === 'dark' ? 'light' : 'dark';
  const label = t(other === 'dark' ? 'colourScheme.toDark' : 'colourScheme.toLight');
  return (
    <ActionIcon
      size={36}
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(other === preferredByDevice ? 'auto' : other)}
    >
      <LineIcon name={other === 'dark' ? 'moon' : 'sun'} />
    </ActionIcon>
  );
}
