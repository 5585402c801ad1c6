import { type SupplierTargetGroup, supplierTargetGroups } from '@pcf/contract/vocabulary/supplier-target-group';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../exchange/line-filters/check-list.tsx';
import { FilterButton } from '../../../exchange/line-filters/filter-button.tsx';

interface TargetFilterProps {
  chosen: readonly SupplierTargetGroup[];
  onChange: (chosen: readonly SupplierTargetGroup[]) => void;
}

export function TargetFilter({ chosen, onChange }: TargetFilterProps) {
  const { t } = useTranslation(['suppliers', 'sbti']);
  const label = t('suppliers:column.target');
  const content = (
    <CheckList
      label={label}
      options={supplierTargetGroups.map((group) => ({ value: group, key: group, label: t(`sbti:group.${group}`) }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
  const said = chosen.map((group) => t(`sbti:group.${group}`)).join(', ');
  return <FilterButton panel={{ key: 'target', label, chosen: said || null, content }} />;
}
