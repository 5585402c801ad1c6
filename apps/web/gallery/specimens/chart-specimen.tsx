import { BarList } from '../../src/ui/chart/bar-list.tsx';
import { CourseChart } from '../../src/ui/chart/course-chart.tsx';
import { FigureCard } from '../../src/ui/figure-card.tsx';
import { State } from '../state.tsx';
import { useWords } from '../words.ts';

const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];

export function ChartSpecimen() {
  const words = useWords();
  return (
    <>
      <State name="bars">
        <FigureCard title={words.emissions}>
          <BarList
            label={words.emissions}
            rowName={words.name}
            unit="kgCO₂e"
            rows={[
              { key: 'a', label: 'AL-1', value: 12, text: '12' },
              { key: 'b', label: 'PP-200', value: 7, text: '7', shade: 'medium' },
              { key: 'c', label: words.emptySubtitle, value: 5, text: '5', hatched: true },
              { key: 'd', label: 'B1', value: 0, text: '0', status: 'rejected' },
            ]}
          />
        </FigureCard>
      </State>
      <State name="course">
        <CourseChart
          label={words.emissions}
          pointName={words.from}
          unit="%"
          series={[
            { key: 'a', label: words.purchased, shade: 'strong' },
            { key: 'b', label: words.sold, shade: 'medium' },
            { key: 'c', label: words.received, shade: 'soft' },
          ]}
          points={months.map((month, index) => ({
            key: month,
            label: month,
            shortLabel: month.slice(5),
            values: [20 + index * 12, index === 2 ? null : 60, 58 - index * 3],
          }))}
        />
      </State>
    </>
  );
}
