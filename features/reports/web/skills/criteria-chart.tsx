import { Chart, FigureTable, Section, useTranslation } from '@inkstone/ui';
import { partMessages } from '../../messages.ts';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import { describeCriteria, listCriteria } from '../../document/criteria.ts';
import { useReading } from '../report/use-reading.ts';
import report from '../report.module.css';

/** The criteria of all tasks as a radar chart, with the data as a table. */
export const CriteriaChart = ({ tasks }: { tasks: readonly ReportedQuestion[] }) => {
  const t = useTranslation(partMessages);
  const reading = useReading(true, partMessages);
  const criteria = listCriteria(tasks);
  if (criteria.length === 0) return null;
  const { head, rows } = describeCriteria(criteria, tasks, reading);
  const most = Math.max(...criteria.map((criterion) => criterion.most));
  return (
    <div className={report.behind}>
      <Section title={t('byCriterion')}>
        <div className={criteria.length > 2 ? report.criteria : undefined}>
          {criteria.length > 2 && (
            <Chart
              kind="radar"
              hasTable
              label={t('meanScores')}
              axis={t('criterion')}
              rows={criteria.map(({ name, mean }) => ({ label: name[reading.language], values: { mean } }))}
              series={[{ key: 'mean', name: t('mean'), tone: 'cinnabar' }]}
              range={[0, most]}
            />
          )}
          <FigureTable caption={t('meanScores')} head={head}>
            {rows.map(({ id, name, cells }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {cells.map((text, index) => (
                  <td key={head[index + 1]}>{text}</td>
                ))}
              </tr>
            ))}
          </FigureTable>
        </div>
      </Section>
    </div>
  );
};
