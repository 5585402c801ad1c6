import type { FactorTree } from '@pcf/catalogue/factor-tree';
import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data-item-type';
import { Fragment, memo } from 'react';
import { RemovedNote } from '../../calculation-rows/removed-note.tsx';
import { SectionFrame } from '../../calculation-rows/section-frame.tsx';
import { ItemRowFields } from './item-row-fields.tsx';
import { useSectionList } from './use-section-list.ts';
import { useSectionSum } from './use-section-sum.ts';

interface ItemSectionProps {
  section: EmissionDataItemType;
  tree: FactorTree;
}

/** One section of the calculation inside an answer. */
export const ItemSection = memo(function ItemSection({ section, tree }: ItemSectionProps) {
  const { ids, full, removed, list, addButton, spoken, say, add, remove, undo, forget } = useSectionList(section);
  const sum = useSectionSum(section);
  const note = removed && (
    <li>
      <RemovedNote name={removed.name} onUndo={undo} onClose={forget} />
    </li>
  );
  return (
    <SectionFrame
      section={section}
      heading="h4"
      empty={ids.length === 0}
      hasNote={removed !== null}
      full={full}
      sum={sum}
      spoken={spoken}
      listRef={list}
      addRef={addButton}
      onAdd={add}
    >
      {ids.map((id, index) => (
        <Fragment key={id}>
          {removed?.at === index && note}
          <li data-row={id}>
            <ItemRowFields section={section} index={index} tree={tree} onRemove={remove} say={say} />
          </li>
        </Fragment>
      ))}
      {removed && removed.at >= ids.length && note}
    </SectionFrame>
  );
});
