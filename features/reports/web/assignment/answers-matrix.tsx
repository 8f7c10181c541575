import { EmptyState, useTranslation } from '@inkstone/ui';
import { assignmentReportMessages } from '../../messages.ts';
import { AnswerCells, KeyCells } from './answer-cells.tsx';
import { PrintedAnswerTables } from './printed-answer-tables.tsx';
import { useIsPrinting } from '../pdf/print-layout.ts';
import { openStudentReport } from './submitted-students.tsx';
import { scoreText } from '../../document/attempt-report-data.ts';
import type { AssignmentReportData } from '../../document/assignment-report-data.ts';
import styles from './matrix.module.css';

interface MatrixProps {
  report: AssignmentReportData;
  onItem: (questionId: number) => void;
}

/** Every answer of every student in one scrolling table; split into page-sized tables for print. */
export const AnswersMatrix = ({ report, onItem }: MatrixProps) => {
  const t = useTranslation(assignmentReportMessages);
  const { students, items } = report;
  const isOnPaper = useIsPrinting();
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
              {items.map(({ questionId, number }) => (
                <th scope="col" key={questionId}>
                  <button type="button" aria-label={t('openItem', { number })} onClick={() => onItem(questionId)}>
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
                  <button type="button" onClick={() => openStudentReport(report, student.studentId)}>
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
      {isOnPaper && <PrintedAnswerTables report={report} />}
    </>
  );
};
