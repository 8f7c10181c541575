import { useTranslation } from '@inkstone/ui';
import { assignmentReportMessages } from '../../messages.ts';
import { AnswerCells, KeyCells } from './answer-cells.tsx';
import { splitEvenly } from '../../document/split-evenly.ts';
import { scoreText } from '../../document/attempt-report-data.ts';
import type { Item, SubmittedStudent, AssignmentReportData } from '../../document/assignment-report-data.ts';
import styles from './matrix.module.css';

// As many as fit on a printed page, with room for a word in a cell.
const maxPerPage = { items: 10, students: 30 };

/** Every answer of every student for print: tables of as many questions and students as a page holds. */
export const PrintedAnswerTables = ({ report }: { report: AssignmentReportData }) =>
  splitEvenly(report.students, maxPerPage.students).flatMap((students) =>
    splitEvenly(report.items, maxPerPage.items).map((items) => (
      <PrintedAnswerTable
        key={`${students[0]?.attemptId}-${items[0]?.questionId}`}
        scoreMax={report.scoreMax}
        {...{ students, items }}
      />
    )),
  );

interface PrintedAnswerTableProps {
  students: readonly SubmittedStudent[];
  items: readonly Item[];
  scoreMax: AssignmentReportData['scoreMax'];
}

const PrintedAnswerTable = ({ students, items, scoreMax }: PrintedAnswerTableProps) => {
  const t = useTranslation(assignmentReportMessages);
  return (
    <div className={`${styles.paper} only-paper`}>
      <table className="num" aria-label={t('matrixLabel')}>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('scores')}</th>
            {items.map(({ questionId, number }) => (
              <th scope="col" key={questionId}>
                {number}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <tr key={student.attemptId}>
              <th scope="row">{student.name}</th>
              <td className={styles.total}>{student.score === null ? '' : scoreText(student.score)}</td>
              <AnswerCells student={student} items={items} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('key')}</th>
            <td>{scoreText(scoreMax)}</td>
            <KeyCells items={items} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
};
