import { type ComponentProps, useState } from 'react';
import { PaginationFooter } from '../../src/ui/pagination-footer.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';

type Example = Omit<ComponentProps<typeof PaginationFooter>, 'pageNumber' | 'pageSize' | 'onChange'>;

function Footer(props: Example) {
  const [page, setPage] = useState({ pageNumber: 0, pageSize: props.selectionLocked ? 5 : 10 });
  return (
    <div className={styles.card}>
      <PaginationFooter {...props} {...page} onChange={setPage} />
    </div>
  );
}

export function PaginationFooterSpecimen() {
  return (
    <div className={styles.wide}>
      <State name="many pages">
        <Footer total={1284} selectedCount={3} />
      </State>
      <State name="one page">
        <Footer total={7} selectedCount={1} />
      </State>
      <State name="no results">
        <Footer total={0} />
      </State>
      <State name="more than can be counted">
        <Footer total={10000} more />
      </State>
      <State name="selection locked">
        <Footer total={12} selectionLocked selectedCount={2} />
      </State>
    </div>
  );
}
