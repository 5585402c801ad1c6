import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { regions } from '@pcf/contract/vocabulary/region';
import { ownFieldOf } from '@pcf/pact/v3/own-field';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../i18n/page-language.ts';
import { exactNumber } from '../lib/format/numbers.ts';
import kit from '../ui/kit.module.css';
import { usePathLabel } from './emission-form/findings/use-path-label.ts';
import { useVocabulary } from './emission-form/use-vocabulary.ts';
import classes from './remark-list.module.css';

const most = 120;

/** A text that somebody else wrote, no longer than a sentence can carry. */
export const shortened = (text: string): string => (text.length <= most ? text : `${text.slice(0, most).trimEnd()}…`);

/** What a reader of data from another platform should know of them. */
export function RemarkList({ remarks }: { remarks: readonly ReceivedRemark[] }) {
  const textOf = useRemarkText();
  return (
    <ul className={`${kit.stack8} ${kit.breakable} ${classes.list}`}>
      {remarks.map((remark) => {
        const { label, text } = textOf(remark);
        return (
          <li key={`${remark.path} ${remark.code} ${remark.sent}`}>
            <b className={`${kit.strong} ${classes.label}`}>{label}</b> {text}
          </li>
        );
      })}
    </ul>
  );
}

/** A remark as a sentence behind the name of its field. */
function useRemarkText() {
  const { t, i18n } = useTranslation('receivedData');
  const pathLabel = usePathLabel();
  const words = useVocabulary();
  const labelOf = (path: string): string => {
    const own = ownFieldOf(path);
    if (own !== null) return pathLabel(own);
    return path === 'pcf.pcfIncludingBiogenicUptake' ? t('withUptake') : path;
  };
  // With more digits than a number has it stays as it was written, so that what was rounded can be seen.
  const shownValue = (text: string): string =>
    String(Number(text)) === text ? exactNumber(Number(text), pageLanguage(i18n)) : shortened(text);
  const regionsOf = (codes: string): string =>
    codes
      .split(', ')
      .map((code) => {
        const region = regions.find((each) => each === code);
        return region ? words.region(region) : code;
      })
      .join(', ');
  return ({ path, code, sent, kept }: ReceivedRemark): { label: string; text: string } => {
    const text = () => {
      if (code === 'SHORTENED' && kept === null) return t('remark.LEFT_OUT');
      if (code === 'SHARE_MAY_BE_FRACTION') {
        return t('remark.SHARE_MAY_BE_FRACTION', {
          sent: shownValue(sent),
          percent: shownValue(String(Number((Number(sent) * 100).toPrecision(12)))),
        });
      }
      const shownKept = kept === null ? '' : code === 'WIDENED' ? regionsOf(kept) : shownValue(kept);
      return t(`remark.${code}`, { sent: shownValue(sent), kept: shownKept });
    };
    return { label: labelOf(path), text: text() };
  };
}

type Original = NonNullable<NonNullable<OperationOutput<'getEmissionDetails'>['submission']>['original']>;

/** What is to be known of one field of a document that came from another platform. */
type ReceivedRemark = Original['remarks'][number];
