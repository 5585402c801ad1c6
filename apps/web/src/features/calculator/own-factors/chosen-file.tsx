import type { Scenario } from '../model/scenario.ts';
import { DropPlace } from './drop-place.tsx';
import { FileProblems } from './file-problems.tsx';
import type { FileReading } from './file-reading.ts';
import { FoundFactors } from './found-factors.tsx';
import type { OwnDataSet } from './own-data-set.ts';
import { ReadingProgress } from './reading-progress.tsx';
import { rowsWithDataSet } from './rows-with-data-set.ts';
import { UnopenedFile } from './unopened-file.tsx';

interface ChosenFileProps {
  reading: FileReading;
  dataSets: readonly OwnDataSet[];
  scenarios: readonly Scenario[];
  above: boolean;
  onChoose: (file: File, replacing?: string | null) => void;
  onCancel: () => void;
  onUse: (dataSet: OwnDataSet, replacing: string | null) => void;
}

/** The place for a file, and what becomes of the one that was chosen. */
export function ChosenFile(props: ChosenFileProps) {
  const { reading, dataSets, scenarios, above, onChoose, onCancel, onUse } = props;
  switch (reading.state) {
    case 'none':
      return <DropPlace another={dataSets.length > 0} above={above} onChoose={onChoose} />;
    case 'reading':
      return <ReadingProgress name={reading.name} part={reading.part} onCancel={onCancel} />;
    case 'refused':
      return <FileProblems refused={reading} onChoose={onChoose} />;
    case 'failed':
      return <UnopenedFile name={reading.name} onChoose={onChoose} />;
    case 'found': {
      const { dataSet, replacing } = reading;
      const replaced = dataSets.filter(({ name }) => name === replacing || name === dataSet.name);
      return (
        <FoundFactors
          dataSet={dataSet}
          replaced={replaced.map(({ name }) => ({ name, rows: rowsWithDataSet(scenarios, name) }))}
          onUse={() => onUse(dataSet, replacing)}
          onChoose={(file) => onChoose(file, replacing)}
        />
      );
    }
  }
}
