import type { AttemptReportData, ReportedQuestion } from '../../document/attempt-report-data.ts';
import { describeSkillScore } from '../../document/skill-score.ts';
import { messages, partMessages } from '../../messages.ts';
import { useReading } from '../report/use-reading.ts';
import styles from '../report.module.css';

interface SkillScoreProps {
  report: AttemptReportData;
  skill: string;
  tasks: readonly ReportedQuestion[];
}

/** The score of a skill: the exam's own score where there is one, or else the points of its tasks. */
export const SkillScore = ({ report, skill, tasks }: SkillScoreProps) => {
  const reading = useReading(true, messages, partMessages);
  const { value, isNumber, lines, isEstimate } = describeSkillScore(report, { skill, tasks }, reading);
  const [name, ...others] = lines;
  return (
    <div className={styles.one}>
      <p className={isNumber ? `${styles.figure} num` : styles.noFigure}>{value}</p>
      <div className={styles.said}>
        <b className="num">{name}</b>
        {others.map((line) => (
          <p key={line} className="num">
            {line}
          </p>
        ))}
        {isEstimate && <p className="small">{reading.translate(messages)('estimate')}</p>}
      </div>
    </div>
  );
};
