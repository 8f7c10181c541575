import { takesRecordings } from '@inkstone/exam/logic';
import { EmptyState, useWords } from '@inkstone/ui';
import { messages, partMessages, wholeMessages } from '../messages.ts';
import { openStudent } from './sat-students.tsx';
import { scoreText } from './report-of.ts';
import type { Item, SatStudent, WholeOf } from './whole-of.ts';
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
                <Cells student={student} items={items} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('key')}</th>
              <td className={styles.total}>{scoreText(report.scoreMax)}</td>
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

// The old spelling of a spoken answer names its recordings, which nobody can read.
const recordingIds = /^[0-9a-f-]{36}(?:\/[0-9a-f-]{36})*$/;

const Cells = ({ student, items }: { student: SatStudent; items: readonly Item[] }) => {
  const t = useWords(messages);
  const say = useWords(partMessages);
  const answers = new Map(student.answers.map((answer) => [answer.questId, answer]));
  return items.map(({ questId, kind, prompt }) => {
    const answer = answers.get(questId);
    const spelled = answer?.spelled ?? '';
    const isSpoken = takesRecordings({ type: kind, prompt }) && recordingIds.test(spelled);
    const text = isSpoken ? say('recording') : spelled;
    return (
      <td key={questId} data-outcome={answer?.outcome ?? 'blank'}>
        <span className={styles.answer} title={text}>
          {text}
        </span>
        <span className="vh">{t(answer?.outcome ?? 'blank')}</span>
      </td>
    );
  });
};
