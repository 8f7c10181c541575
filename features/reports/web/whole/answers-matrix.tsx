import { EmptyState, useTranslation } from '@inkstone/ui';
import { wholeMessages } from '../../messages.ts';
import { AnswerCells, KeyCells } from './answer-cells.tsx';
import { AnswerSheets } from './answer-sheets.tsx';
import { useOnPaper } from '../paper/on-paper.ts';
import { openStudent } from './sat-students.tsx';
import { scoreText } from '../report/report-of.ts';
import type { WholeOf } from '../report/whole-of.ts';
import styles from './matrix.module.css';

interface MatrixProps {
  report: WholeOf;
  onItem: (questId: number) => void;
}

/** Every answer of every student in one table that scrolls inside its own box; on paper in sheets beside each other. */
export const AnswersMatrix = ({ report, onItem }: MatrixProps) => {
  const t = useTranslation(wholeMessages);
  const { students, items } = report;
  const isOnPaper = useOnPaper();
  if (students.length === 0) return <EmptyState title={t('noneYet')} body={t('noneYetNext')} />;
  return (
    <>
      <p className={`meta ${styles.how} no-print`}>{t('matrixHow')}</p>
      <div className={`${styles.box} no-print`} role="region" aria-label={t('matrixLabel')}>
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
                <AnswerCells student={student} items={items} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('key')}</th>
              <td className={styles.total}>{scoreText(report.scoreMax)}</td>
              <KeyCells items={items} />
            </tr>
          </tfoot>
        </table>
      </div>
      {isOnPaper && <AnswerSheets report={report} />}
    </>
  );
};
