import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import classes from './call-to-action.module.css';

interface CallToActionProps {
  /** The page on which a demo can be asked for. */
  href: string;
  onContact?: (buttonText: string) => void;
}

/** For those who have more products than anybody wants to enter by hand. Needs the namespace `scale`. */
export function CallToAction({ href, onContact }: CallToActionProps) {
  const { t } = useTranslation('scale');
  const contact = t('contact');
  return (
    <section className={`${kit.row} ${kit.between} ${classes.card}`}>
      <div className={classes.words}>
        <h2 className={`${kit.plainSubheading} ${classes.title}`}>{t('title')}</h2>
        <p className={`${kit.reading} ${kit.pretty} ${kit.above4}`}>{t('text')}</p>
      </div>
      <Button
        component="a"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        variant="filled"
        onClick={() => onContact?.(contact)}
      >
        {contact}
        <span className={kit.visuallyHidden}> ({t('newTab')})</span>
      </Button>
    </section>
  );
}
