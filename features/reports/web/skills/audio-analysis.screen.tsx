import { Button } from '@mantine/core';
import { Section, Sheet, useTranslation } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { audioAnalysis } from '../../addresses.ts';
import { partMessages } from '../../messages.ts';
import { Explanation } from '../answer/explanation.tsx';
import { NoSuchPart } from '../frame/no-such-part.tsx';
import { PartScreen, type PartView } from '../frame/part-screen.tsx';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import { listSpokenTasks } from '../../document/skill-tasks.ts';
import { TaskPrompt, ModelAnswer, Recordings, MarkerFeedback } from './spoken-answer.tsx';
import styles from './skills.module.css';

/** One recording beside the model answer, with the marker's comment and notes; then the next. */
export const Screen = () => {
  const t = useTranslation(partMessages);
  return (
    <PartScreen work={useSearch(audioAnalysis)} part="recording" title={t('audioOne')}>
      {(view) => <RecordingPage {...view} />}
    </PartScreen>
  );
};

const RecordingPage = ({ report }: PartView) => {
  const { questionId } = useSearch(audioAnalysis);
  const tasks = listSpokenTasks(report.questions);
  const current = tasks.find((task) => task.questionId === questionId) ?? tasks[0];
  if (!current) return <NoSuchPart report={report} />;
  return <ModelComparison key={current.questionId} tasks={tasks} current={current} />;
};

interface ModelComparisonProps {
  tasks: readonly ReportedQuestion[];
  current: ReportedQuestion;
}

const ModelComparison = ({ tasks, current }: ModelComparisonProps) => {
  const t = useTranslation(partMessages);
  const setSearch = useSetSearch(audioAnalysis);
  const at = tasks.indexOf(current);
  const move = (label: string, to: ReportedQuestion | undefined) => (
    <Button size="sm" disabled={!to} onClick={() => to && setSearch({ questionId: to.questionId })}>
      {label}
    </Button>
  );
  return (
    <>
      <header className={styles.head}>
        <h2 className="num">{t('taskOf', { number: current.number })}</h2>
        <span className="meta num">{t('placeOf', { at: at + 1, all: tasks.length })}</span>
        <span className={`${styles.moves} no-print`}>
          {move(t('previous'), tasks[at - 1])}
          {move(t('next'), tasks[at + 1])}
        </span>
      </header>
      <div className={styles.columns}>
        <Sheet className={styles.block}>
          <Section small repeats title={t('recording')}>
            <Recordings question={current} />
          </Section>
        </Sheet>
        <Sheet className={styles.block}>
          <Section small repeats title={t('model')}>
            <div className={styles.model}>
              <ModelAnswer question={current} />
            </div>
          </Section>
        </Sheet>
      </div>
      <div className={styles.columns}>
        <MarkerFeedback question={current} />
        <div className={styles.block}>
          <Section small repeats title={t('asked')}>
            <div className={styles.model}>
              <TaskPrompt question={current} />
            </div>
          </Section>
          <Explanation explanation={current.explanation} />
        </div>
      </div>
    </>
  );
};
