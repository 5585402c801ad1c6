import { LineIcon, type LineIconName } from '../line-icon.tsx';
import styles from './row-button.module.css';

interface RowButtonProps {
  /** What it does with which row. */
  label: string;
  title: string;
  icon: LineIconName;
  onClick: () => void;
}

/** Looks like an ActionIcon of Mantine's, which in a list of a hundred is a hundred times its styles and layers. */
export function RowButton({ label, title, icon, onClick }: RowButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={title} onClick={onClick}>
      <LineIcon name={icon} size={16} />
    </button>
  );
}
