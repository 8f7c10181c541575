import { FigureTable, Section, useTranslation } from '@inkstone/ui';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import { listTaskColumns } from '../../document/task-table.ts';
import { partMessages } from '../../messages.ts';
import { useReading } from '../report/use-reading.ts';
import report from '../report.module.css';

interface TaskTableProps {
  tasks: readonly ReportedQuestion[];
  skill: 'writing' | 'speaking';
}

/** The tasks of a skill with their scores. */
export const TaskTable = ({ tasks, skill }: TaskTableProps) => {
  const t = useTranslation(partMessages);
  const columns = listTaskColumns(skill, useReading(true, partMessages));
  return (
    <div className={report.behind}>
      <Section title={t('tasks')}>
        <FigureTable caption={t('tasks')} head={[t('task'), ...columns.map(({ head }) => head)]}>
          {tasks.map((question) => (
            <tr key={question.questionId}>
              <th scope="row">
                <a href={`#task-${question.questionId}`}>{t('taskOf', { number: question.number })}</a>{' '}
                <small className="meta">{question.setTitle}</small>
              </th>
              {columns.map(({ head, getText }) => (
                <td key={head}>{getText(question)}</td>
              ))}
            </tr>
          ))}
        </FigureTable>
      </Section>
    </div>
  );
};
