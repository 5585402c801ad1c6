import { createRoot } from 'react-dom/client';
import { BareList } from './bare-list.tsx';

const length = Number(new URLSearchParams(location.search).get('rows'));

createRoot(document.getElementById('root') as HTMLElement).render(<BareList length={length} />);
