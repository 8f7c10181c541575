import { Chart, Section, useLanguage, useTranslation } from '@inkstone/ui';
import { partMessages } from '../../messages.ts';
import { scoreText, type ReportedQuestion } from '../../document/attempt-report-data.ts';
import { listCriteria } from './criteria.ts';
import report from '../report.module.css';

const text = (score: number): string => scoreText(Math.round(score * 10) / 10);

/** The criteria of all tasks as a radar chart, with the data as a table. */
export const CriteriaChart = ({ tasks }: { tasks: readonly ReportedQuestion[] }) => {
  const t = useTranslation(partMessages);
  const language = useLanguage();
  const criteria = listCriteria(tasks);
  const marked = tasks.filter(({ questId }) => criteria.some(({ scores }) => scores.has(questId)));
  if (criteria.length === 0) return null;
  const most = Math.max(...criteria.map((criterion) => criterion.most));
  return (
    <div data-pdf="" className={report.behind}>
      <Section title={t('byCriterion')}>
        <div className={criteria.length > 2 ? report.criteria : undefined}>
          {criteria.length > 2 && (
            <Chart
              kind="radar"
              hasTable
              label={t('meanScores')}
              axis={t('criterion')}
              rows={criteria.map(({ name, mean }) => ({ label: name[language], values: { mean } }))}
              series={[{ key: 'mean', name: t('mean'), tone: 'cinnabar' }]}
              range={[0, most]}
            />
          )}
          <table className="num">
            <caption className="vh">{t('meanScores')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('criterion')}</th>
                {marked.map(({ questId, number }) => (
                  <th scope="col" key={questId}>
                    {t('taskShort', { number })}
                  </th>
                ))}
                <th scope="col">{t('mean')}</th>
              </tr>
            </thead>
            <tbody>
              {criteria.map(({ id, name, scores, mean, most: highest }) => (
                <tr key={id}>
                  <th scope="row">{name[language]}</th>
                  {marked.map(({ questId }) => {
                    const score = scores.get(questId);
                    return <td key={questId}>{score === undefined ? t('none') : text(score)}</td>;
                  })}
                  <td>{t('scoreOf', { score: text(mean), most: text(highest) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </div>
  );
};
