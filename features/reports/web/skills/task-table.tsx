import { Section, useTranslation } from '@inkstone/ui';
import { partMessages } from '../../messages.ts';
import { scoreText, type ReportedQuestion } from '../../document/attempt-report-data.ts';
import { getMarkPoints } from '../../document/skill-tasks.ts';
import report from '../report.module.css';

/** An additional column of the table. */
export interface TaskColumn {
  head: string;
  cell(question: ReportedQuestion): string;
}

/** A mark on the rubric's own scale: 3 / 4. */
export const useMarkText = () => {
  const t = useTranslation(partMessages);
  return (question: ReportedQuestion): string => {
    const points = getMarkPoints(question);
    if (points === null || !question.mark) return t('toBeMarked');
    return t('scoreOf', { score: scoreText(points), most: scoreText(question.mark.pointsMost / 100) });
  };
};

/** The tasks of a skill with their scores. */
export const TaskTable = ({
  tasks,
  columns,
}: {
  tasks: readonly ReportedQuestion[];
  columns: readonly TaskColumn[];
}) => {
  const t = useTranslation(partMessages);
  const markText = useMarkText();
  const all: TaskColumn[] = [...columns, { head: t('score'), cell: markText }];
  return (
    <div data-pdf="" className={report.behind}>
      <Section title={t('tasks')}>
        <table className="num">
          <caption className="vh">{t('tasks')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('task')}</th>
              {all.map(({ head }) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tasks.map((question) => (
              <tr key={question.questId}>
                <th scope="row">
                  <a href={`#task-${question.questId}`}>{t('taskOf', { number: question.number })}</a>{' '}
                  <small className="meta">{question.setTitle}</small>
                </th>
                {all.map(({ head, cell }) => (
                  <td key={head}>{cell(question)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </div>
  );
};
