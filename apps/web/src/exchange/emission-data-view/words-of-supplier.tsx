import classes from './words-of-supplier.module.css';

/** What the supplier wrote, set apart from what was chosen. */
export function WordsOfSupplier({ title, children }: { title: string; children: string }) {
  return (
    <div className={classes.words}>
      <div className={classes.title}>{title}</div>
      <p className={classes.text}>{children}</p>
    </div>
  );
}
