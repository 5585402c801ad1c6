import { Button, VisuallyHidden } from '@mantine/core';
import { exampleFactorFile } from '@pcf/catalogue/file/example-factor-file';
import { factorFileColumnNames, factorFileColumns } from '@pcf/catalogue/file/factor-file-columns';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/save-file.ts';
import classes from './about-own-factors.module.css';

const required = factorFileColumnNames.filter((column) => factorFileColumns[column].required);
const optional = factorFileColumnNames.filter((column) => !factorFileColumns[column].required);

/** What the dialog is for, that nothing leaves the device, and what a file looks like. */
export function AboutOwnFactors() {
  const { t } = useTranslation('ownFactors');
  return (
    <aside className={classes.about}>
      <h3 className={classes.title}>{t('format.title')}</h3>
      <p>{t('format.text')}</p>
      <p>
        {t('format.required')} <Columns names={required} />
      </p>
      <p>
        {t('format.optional')} <Columns names={optional} />
      </p>
      <p>{t('format.units')}</p>
      <p>
        {/* In a tab of its own: leaving this page would lose what is entered. */}
        <Link to="/calculation-methodology" hash="own" target="_blank" className={classes.link}>
          {t('format.link')}
          <VisuallyHidden> ({t('format.newTab')})</VisuallyHidden>
        </Link>
      </p>
      <Button size="xs" onClick={() => saveFile(t('format.exampleFile'), exampleFactorFile())}>
        {t('format.example')}
      </Button>
    </aside>
  );
}

function Columns({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      <code>{name}</code>
      {index < names.length - 1 ? ', ' : ''}
    </span>
  ));
}
