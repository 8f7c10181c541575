import { Facts } from '@inkstone/ui';
import type { AssignmentReportData } from '../../document/assignment-report-data.ts';
import { describeScoreStatistics } from '../../document/assignment-scores.ts';
import { assignmentReportMessages } from '../../messages.ts';
import { useReading } from '../report/use-reading.ts';
import styles from './assignment-report.module.css';

/** The mean, the other statistics beside it, and their reliability. */
export const ScoreStatistics = ({ report }: { report: AssignmentReportData }) => {
  const { mean, lines, scores, reliability } = describeScoreStatistics(
    report,
    useReading(false, assignmentReportMessages),
  );
  const [name, submitted] = lines;
  return (
    <div className={styles.numbers}>
      <div className={styles.mean}>
        <p className={`${styles.figure} num`}>{mean}</p>
        <p className={styles.figureSaid}>{name}</p>
        <p className="meta num">{submitted}</p>
      </div>
      <Facts items={scores} />
      <Facts items={reliability} />
    </div>
  );
};
