import { relevantData } from '@pcf/domain/emission-data/relevant-data';
import { useMemo } from 'react';
import { useEditorWork } from '../../../exchange/emission-editor/editor-work.ts';
import { useSettledValues } from '../../../exchange/emission-form/findings/use-settled-values.ts';
import { sendableValues } from '../../../exchange/emission-form/sendable-values.ts';
import { AnswerQuality } from './answer-quality.tsx';
import { useAnswerWork } from './answer-work.ts';

/** Of what was submitted, or of what it is about to become; nothing as long as there is no value. */
export function CurrentQuality() {
  const { answer } = useAnswerWork();
  const settled = useSettledValues(useEditorWork().form);
  const written = useMemo(() => {
    const { data, itemData } = sendableValues(settled);
    return relevantData(data, itemData).data;
  }, [settled]);
  const submitted = answer.draft === null ? answer.submission : null;
  const data = submitted?.data ?? written;
  if (data.emissionValues?.value == null) return null;
  return (
    <AnswerQuality
      data={data}
      submittedAt={submitted?.submittedAt ?? null}
      customer={answer.requestData.customer.name}
    />
  );
}
