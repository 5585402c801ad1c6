import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Deed, DeedMenu } from './deed-menu.tsx';
import { Dots } from './dots.tsx';
import styles from './page-actions.module.css';

interface PageActionsProps {
  primary?: Deed | undefined;
  /** In the menu where the window is narrow. */
  secondary?: Deed | undefined;
  more?: readonly Deed[];
}

/** What can be done on a page: two buttons at most, the main one last, and the rest behind a third. */
export function PageActions({ primary, secondary, more = [] }: PageActionsProps) {
  const { t } = useTranslation();
  const behind = secondary && primary ? [{ ...secondary, onlyNarrow: true }, ...more] : more;
  return (
    <>
      {secondary ? <DeedButton deed={secondary} className={primary ? styles.wide : undefined} /> : null}
      {primary ? <DeedButton deed={primary} variant="filled" /> : null}
      {behind.length > 0 ? (
        <DeedMenu label={t('moreActions')} deeds={behind} className={more.length > 0 ? styles.more : styles.narrow}>
          <Dots />
        </DeedMenu>
      ) : null}
    </>
  );
}

interface DeedButtonProps {
  deed: Deed;
  variant?: 'filled';
  className?: string | undefined;
}

function DeedButton({ deed: { label, to, disabled = false, onChoose }, variant, className }: DeedButtonProps) {
  const look = { ...(variant && { variant }), ...(className && { className }) };
  if (to !== undefined) {
    return (
      <Button {...look} renderRoot={(button) => <Link {...button} to={to} />}>
        {label}
      </Button>
    );
  }
  return (
    <Button {...look} loading={disabled} onClick={onChoose}>
      {label}
    </Button>
  );
}
