import { EmptyState, useWords } from '@inkstone/ui';
import { messages, wholeMessages } from '../messages.ts';
import { openStudent } from './sat-students.tsx';
import { scoreText } from './report-of.ts';
import type { SatStudent, WholeOf } from './whole-of.ts';
import styles from './matrix.module.css';

interface MatrixProps {
  report: WholeOf;
  onItem: (questId: number) => void;
}

/** Every answer of every student in one table that scrolls inside its own box. */
export const AnswersMatrix = ({ report, onItem }: MatrixProps) => {
  const t = useWords(wholeMessages);
  const { students, items } = report;
  if (students.length === 0) return <EmptyState title={t('noneYet')} body={t('noneYetNext')} />;
  return (
    <>
      <p className={`meta ${styles.how}`}>{t('matrixHow')}</p>
      <div className={styles.box} role="region" aria-label={t('matrixLabel')}>
        <table className="num">
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col" className={styles.total}>
                {t('scores')}
              </th>
              {items.map(({ questId, number }) => (
                <th scope="col" key={questId}>
                  <button type="button" aria-label={t('openItem', { number })} onClick={() => onItem(questId)}>
                    {number}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map((student) => (
              <tr key={student.attemptId}>
                <th scope="row">
                  <button type="button" onClick={() => openStudent(report, student.studentId)}>
                    {student.name}
                  </button>
                </th>
                <td className={styles.total}>{student.score === null ? '' : scoreText(student.score)}</td>
                <Cells student={student} questIds={items.map(({ questId }) => questId)} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('key')}
              </th>
              {items.map(({ questId, options }) => (
                <td key={questId}>
                  {options
                    .filter(({ isKey }) => isKey)
                    .map(({ letter }) => letter)
                    .join(',')}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
};

const Cells = ({ student, questIds }: { student: SatStudent; questIds: readonly number[] }) => {
  const t = useWords(messages);
  const answers = new Map(student.answers.map((answer) => [answer.questId, answer]));
  return questIds.map((questId) => {
    const answer = answers.get(questId);
    return (
      <td key={questId} data-outcome={answer?.outcome ?? 'blank'}>
        <span className={styles.answer} title={answer?.spelled}>
          {answer?.spelled}
        </span>
        <span className="vh">{t(answer?.outcome ?? 'blank')}</span>
      </td>
    );
  });
};
