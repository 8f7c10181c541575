import { useTranslation } from '@inkstone/ui';
import { wholeMessages } from '../../messages.ts';
import { AnswerCells, KeyCells } from './answer-cells.tsx';
import { evenParts } from '../paper/even-parts.ts';
import { scoreText } from '../report/report-of.ts';
import type { Item, SatStudent, WholeOf } from '../report/whole-of.ts';
import styles from './matrix.module.css';

// As many as a page is wide and high enough for, with room for a word in a cell.
const most = { items: 10, students: 30 };

/** Every answer of every student on paper, which does not scroll: tables of so many questions and students as a page holds. */
export const AnswerSheets = ({ report }: { report: WholeOf }) =>
  evenParts(report.students, most.students).flatMap((students) =>
    evenParts(report.items, most.items).map((items) => (
      <AnswerSheet
        key={`${students[0]?.attemptId}-${items[0]?.questId}`}
        scoreMax={report.scoreMax}
        {...{ students, items }}
      />
    )),
  );

interface SheetProps {
  students: readonly SatStudent[];
  items: readonly Item[];
  scoreMax: WholeOf['scoreMax'];
}

const AnswerSheet = ({ students, items, scoreMax }: SheetProps) => {
  const t = useTranslation(wholeMessages);
  return (
    <div data-pdf="" className={`${styles.paper} only-paper`}>
      <table className="num" aria-label={t('matrixLabel')}>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('scores')}</th>
            {items.map(({ questId, number }) => (
              <th scope="col" key={questId}>
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
