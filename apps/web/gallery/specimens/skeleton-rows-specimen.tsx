import { SkeletonRows } from '../../src/ui/data-table/rows-table.tsx';
import styles from '../gallery.module.css';
import { useWords } from '../words.ts';

export function SkeletonRowsSpecimen() {
  const words = useWords();
  return (
    <div className={styles.card}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{words.product}</th>
            <th>{words.supplier}</th>
            <th>{words.status}</th>
          </tr>
        </thead>
        <tbody>
          <SkeletonRows rows={5} columns={[{}, {}, {}]} />
        </tbody>
      </table>
    </div>
  );
}
