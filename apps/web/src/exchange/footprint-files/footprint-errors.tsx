import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import classes from './footprints-panel.module.css';

type FootprintError = OperationOutput<'readFootprintFile'>['footprints'][number]['errors'][number];

/** What keeps a footprint of a file from being taken, by its place in the file. */
export function FootprintErrors({ errors }: { errors: readonly FootprintError[] }) {
  const { t } = useTranslation('footprintImport');
  return (
    <ul className={`${kit.breakable} ${classes.errors}`}>
      {errors.map(({ path, code, value }) => (
        <li key={`${path} ${code}`}>
          <code>{path}</code>{' '}
          {code === 'INVALID_VALUE' && value === null
            ? t('error.UNREADABLE')
            : t(`error.${code}`, { value: value ?? '' })}
        </li>
      ))}
    </ul>
  );
}
