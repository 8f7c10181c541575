import { findLevel } from '@inkstone/exam/blueprint';
import { Section, useLanguage, useTranslation } from '@inkstone/ui';
import { weightedMessages } from '../../messages.ts';
import { scoreText, type AttemptReportData, type ReportedQuestion } from '../report/attempt-report-data.ts';
import styles from './rubric-rows.module.css';

/** The marks of each task by rubric criterion, grouped by section. */
export const RubricRows = ({ report }: { report: AttemptReportData }) => {
  const t = useTranslation(weightedMessages);
  const tasks = report.questions.filter(({ outcome, mark }) => mark !== null || outcome === 'toBeMarked');
  const sections = report.sections
    .map((section) => ({ ...section, tasks: tasks.filter(({ sectionId }) => sectionId === section.id) }))
    .filter((section) => section.tasks.length > 0);
  if (sections.length === 0) return null;
  return (
    <div data-pdf="">
      <Section title={t('rows')}>
        {sections.map(({ id, name, tasks: own }) => (
          <section key={id} className={styles.section}>
            <h3>{name}</h3>
            {own.map((task) => (
              <TaskRow key={task.questId} task={task} />
            ))}
          </section>
        ))}
      </Section>
    </div>
  );
};

const TaskRow = ({ task }: { task: ReportedQuestion }) => {
  const t = useTranslation(weightedMessages);
  const language = useLanguage();
  const { mark, number, setTitle, earned, possible } = task;
  const ofMost = (got: number, most: number) => t('ofPoints', { got: scoreText(got), most: scoreText(most) });
  const rows = (mark?.rubric?.criteria ?? []).flatMap((criterion) => {
    const points = mark?.scores[criterion.id];
    return points === undefined ? [] : [{ criterion, points }];
  });
  return (
    <div>
      <p className={styles.head}>
        <span>
          {t('taskOf', { number })} <small className="meta">{setTitle}</small>
        </span>
        <b className="num">{mark && earned !== null ? ofMost(earned, possible) : t('toBeMarked')}</b>
      </p>
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(({ criterion, points }) => (
            <div key={criterion.id}>
              <dt>{criterion.name[language]}</dt>
              <dd className="num">{ofMost(points / 100, criterion.most / 100)}</dd>
              <dd className={styles.says}>{findLevel(criterion, points)?.says[language]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};
