import { CutText } from '../../ui/data-table/cut-text.tsx';
import { ElsewhereMark } from './elsewhere-mark.tsx';

/** In a list: who it is, and whether on another platform. */
export function PartnerName({ partner: { id, name } }: { partner: { readonly id: string; readonly name: string } }) {
  return (
    <>
      <CutText>{name}</CutText>
      <ElsewhereMark partnerId={id} />
    </>
  );
}
