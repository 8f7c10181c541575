import { useTranslation } from '@inkstone/ui';
import { messages, partMessages } from '../../messages.ts';
import { scoreText, type AttemptReportData, type ReportedQuestion } from '../../document/attempt-report-data.ts';
import report from '../report.module.css';

interface SkillScoreProps {
  report: AttemptReportData;
  skill: string;
  tasks: readonly ReportedQuestion[];
}

/** The score of a skill: the exam's own score where there is one, or else the points of its tasks. */
export const SkillScore = ({ report: { sections, scales, isEstimate }, skill, tasks }: SkillScoreProps) => {
  const t = useTranslation(partMessages);
  const say = useTranslation(messages);
  const marked = tasks.filter(({ earned }) => earned !== null);
  const got = marked.reduce((sum, { earned }) => sum + (earned ?? 0), 0);
  const most = tasks.reduce((sum, { possible }) => sum + possible, 0);
  const scale = scales.find(({ id }) => id === skill);
  const name = scale?.name ?? sections.find(({ id }) => id === tasks[0]?.sectionId)?.name ?? '';
  const score = scale ? scale.score : marked.length === tasks.length ? got : null;
  return (
    <div className={report.one} data-pdf="">
      {score === null ? (
        <p className={report.noFigure}>{say('toBeMarkedScore')}</p>
      ) : (
        <p className={`${report.figure} num`}>{scoreText(score)}</p>
      )}
      <div className={report.said}>
        <b className="num">{t('ofMost', { name, max: scoreText(scale?.most ?? most) })}</b>
        <p className="num">{t('marked', { done: marked.length, all: tasks.length })}</p>
        {scale && marked.length > 0 && (
          <p className="num">{t('taskPoints', { got: scoreText(got), most: scoreText(most) })}</p>
        )}
        {(scale?.isEstimate ?? isEstimate) && score !== null && <p className="small">{say('estimate')}</p>}
      </div>
    </div>
  );
};
