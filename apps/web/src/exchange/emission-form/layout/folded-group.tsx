import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import kit from '../../../ui/kit.module.css';
import { LineIcon } from '../../../ui/line-icon.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { type FormFieldName, nameOfPath } from '../fields/field-name.ts';
import { useShownFindings } from '../form-surroundings.ts';
import classes from './folded-group.module.css';
import { useWantedField } from './wanted-field.ts';

interface FoldedGroupProps {
  title: string;
  /** The fields inside, or what they are below: data.emissionValues.breakdown. */
  names: readonly FormFieldName[];
  /** Instead of how many fields are filled in. */
  summary?: string | undefined;
  children: ReactNode;
}

/** What only some have: closed, with what is filled in said outside, and opened where something inside is wrong. */
export function FoldedGroup({ title, names, summary, children }: FoldedGroupProps) {
  const { t } = useTranslation('emissionData');
  const { control } = useFormContext<EmissionFormValues>();
  const filled = useWatch({ control, name: [...names] }).reduce((sum: number, value) => sum + countFilled(value), 0);
  const wrong = (useShownFindings() ?? []).filter(({ path }) =>
    names.some((name) => nameOfPath(path) === name || nameOfPath(path).startsWith(`${name}.`)),
  ).length;
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const wanted = useWantedField(names);
  const [reached, setReached] = useState<string | null>(null);
  if (wanted !== reached) {
    setReached(wanted);
    if (wanted !== null) setOpen(true);
  }
  const open = isOpen || wrong > 0;
  return (
    <details
      className={`${kit.card} ${classes.group}`}
      open={open}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open) setWasOpen(true);
      }}
    >
      <summary className={`${kit.row} ${classes.summary}`}>
        <span className={`${kit.muted} ${classes.chevron}`}>
          <LineIcon name="chevronDown" />
        </span>
        <span className={`${kit.breakable} ${kit.strong} ${classes.title}`}>{title}</span>
        <span className={`${kit.breakable} ${kit.note} ${classes.state}`} data-wrong={wrong > 0 || undefined}>
          {wrong > 0
            ? t('folded.missing', { count: wrong })
            : filled > 0
              ? (summary ?? t('folded.filled', { count: filled }))
              : t('folded.empty')}
        </span>
      </summary>
      {open || wasOpen ? <div className={`${kit.stack16} ${classes.content}`}>{children}</div> : null}
    </details>
  );
}

/** How many fields say something; a list that is chosen from is one field, however much of it is chosen. */
export function countFilled(value: unknown): number {
  if (value === null || value === undefined || value === '') return 0;
  if (Array.isArray(value)) {
    const isRows = value.some((item) => typeof item === 'object' && item !== null && !('name' in item));
    return isRows ? value.reduce((sum: number, item) => sum + countFilled(item), 0) : Math.min(value.length, 1);
  }
  if (typeof value === 'object') return Object.values(value).reduce((sum: number, item) => sum + countFilled(item), 0);
  return 1;
}
