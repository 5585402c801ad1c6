import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { NamedHead } from '../../ui/named-head.tsx';
import classes from './emission-editor.module.css';

interface EditorHeadProps {
  /** The list that this is in. */
  list: ReactNode;
  /** Where in the list. */
  place: ReactNode;
  name: string;
  about: string;
  /** Who acts next, or how far it is. */
  state: ReactNode;
}

/** What the form is about. */
export function EditorHead({ list, place, name, about, state }: EditorHeadProps) {
  const { t } = useTranslation('emissionEditor');
  return (
    <div className={kit.below24}>
      <nav className={`${kit.note} ${kit.row} ${classes.trail}`} aria-label={t('trail')}>
        {list}
        <span aria-hidden>/</span>
        {place}
      </nav>
      <NamedHead name={name} below={about} low>
        {state}
      </NamedHead>
    </div>
  );
}
