import { useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { scoreText, type AttemptReportData } from '../report/attempt-report-data.ts';
import styles from '../report.module.css';

type Scale = AttemptReportData['scales'][number];

/** The scores that make up the total, such as one per section; estimates are labelled. */
export const ScaleScores = ({ scales }: { scales: readonly Scale[] }) => {
  const t = useTranslation(messages);
  if (scales.length < 2) return null;
  const getValue = ({ score, low, high, most, isTaken }: Scale): string => {
    if (score === null) return t(isTaken ? 'toBeMarkedScore' : 'notTaken');
    const max = scoreText(most);
    if (low === null || high === null || low === high) return t('ofMost', { score: scoreText(score), max });
    return t('spanOfMost', { low: scoreText(low), high: scoreText(high), max });
  };
  const items = scales.map((scale) => ({
    name: scale.name,
    value: getValue(scale),
    note: scale.isEstimate && scale.score !== null ? t('estimateNote') : null,
  }));
  return (
    <dl className={`${styles.scales} num`}>
      {items.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note && <dd className="meta">{note}</dd>}
        </div>
      ))}
    </dl>
  );
};
