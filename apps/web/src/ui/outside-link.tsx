import kit from './kit.module.css';

interface OutsideLinkProps {
  href: string;
  /** Says that it opens in a new tab, for people who hear the page. */
  newTab: string;
  children: string;
}

export function OutsideLink({ href, newTab, children }: OutsideLinkProps) {
  return (
    <a className={`${kit.link} ${kit.breakable}`} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={kit.visuallyHidden}> ({newTab})</span>
    </a>
  );
}
