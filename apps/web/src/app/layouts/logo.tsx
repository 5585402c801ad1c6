import kit from '../../ui/kit.module.css';
import styles from './plain-frame.module.css';

const quarters = [
  { className: styles.first, path: 'M4 14a10 10 0 0 1 10-10v10z' },
  { className: styles.second, path: 'M14 4a10 10 0 0 1 10 10H14z' },
  { className: styles.third, path: 'M24 14a10 10 0 0 1-10 10V14z' },
  { className: styles.fourth, path: 'M14 24A10 10 0 0 1 4 14h10z' },
];

/** The mark alone, for narrow menus, or with the name beside it. */
export function Logo({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden>
        {quarters.map((quarter) => (
          <path key={quarter.path} className={quarter.className} d={quarter.path} />
        ))}
      </svg>
      {markOnly ? <span className={kit.visuallyHidden}>PCF Exchange</span> : <span>PCF Exchange</span>}
    </span>
  );
}
