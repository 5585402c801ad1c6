import { Logo } from '../src/app/layouts/logo.tsx';
import styles from './gallery.module.css';
import { type Specimen, specimens } from './specimens.ts';

function Plate({ specimen }: { specimen: Specimen }) {
  const headingId = `specimen-${specimen.name}`;
  return (
    <section className={styles.plate} aria-labelledby={headingId} data-specimen={specimen.name}>
      <h2 id={headingId} className={styles.name}>
        {specimen.name}
      </h2>
      <specimen.Component />
    </section>
  );
}

/** Every shared component in its states; `only` shows a single one. */
export function Gallery({ only }: { only: string | null }) {
  const shown = only ? specimens.filter((specimen) => specimen.name === only) : specimens;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo />
      </header>
      <main>
        <h1 className={styles.title}>Gallery</h1>
        {shown.map((specimen) => (
          <Plate key={specimen.name} specimen={specimen} />
        ))}
      </main>
    </div>
  );
}
