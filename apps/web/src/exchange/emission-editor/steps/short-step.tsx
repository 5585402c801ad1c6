import kit from '../../../ui/kit.module.css';
import { ShortAnswer } from '../../emission-form/short-answer.tsx';
import { useEditorWork } from '../editor-work.ts';
import classes from '../emission-editor.module.css';
import { EditingArea } from './step-frame.tsx';

/** The shortest honest data come first; everything else is there for those who have it. */
export function ShortStep({ title, text }: { title: string; text: string }) {
  const { goTo } = useEditorWork();
  return (
    <section className={kit.shrinkable} aria-labelledby="form-step">
      <h2 id="form-step" className={classes.heading}>
        {title}
      </h2>
      <p className={classes.lead}>{text}</p>
      <EditingArea>
        <ShortAnswer onMore={() => goTo('emissions')} />
      </EditingArea>
    </section>
  );
}
