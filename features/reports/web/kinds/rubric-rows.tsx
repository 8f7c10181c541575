import { Section } from '@inkstone/ui';
import { weightedMessages } from '../../messages.ts';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { describeRubricRows, type RubricTask } from '../../document/rubric-tasks.ts';
import { useReading } from '../report/use-reading.ts';
import styles from './rubric-rows.module.css';

/** The marks of each task by rubric criterion, grouped by section. */
export const RubricRows = ({ report }: { report: AttemptReportData }) => {
  const reading = useReading(true, weightedMessages);
  const sections = describeRubricRows(report, reading);
  if (sections.length === 0) return null;
  return (
    <div>
      <Section title={reading.translate(weightedMessages)('rows')}>
        {sections.map(({ id, name, tasks }) => (
          <section key={id} className={styles.section}>
            <h3>{name}</h3>
            {tasks.map((task) => (
              <TaskRow key={task.questionId} task={task} />
            ))}
          </section>
        ))}
      </Section>
    </div>
  );
};

const TaskRow = ({ task: { name, setTitle, points, criteria } }: { task: RubricTask }) => (
  <div>
    <p className={styles.head}>
      <span>
        {name} <small className="meta">{setTitle}</small>
      </span>
      <b className="num">{points}</b>
    </p>
    {criteria.length > 0 && (
      <dl className={styles.rows}>
        {criteria.map((row) => (
          <div key={row.id}>
            <dt>{row.name}</dt>
            <dd className="num">{row.points}</dd>
            <dd className={styles.says}>{row.level}</dd>
          </div>
        ))}
      </dl>
    )}
  </div>
);
