import { Sheet, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { audioReport } from '../../addresses.ts';
import { partMessages } from '../../messages.ts';
import { NoSuchPart } from '../frame/no-such-part.tsx';
import { PartScreen, type PartView } from '../frame/part-screen.tsx';
import { listSpokenTasks } from '../../document/skill-tasks.ts';
import { TaskPrompt, Recordings, MarkerFeedback } from './spoken-answer.tsx';
import { ModelComparisonLink } from './task-answers.tsx';
import styles from './skills.module.css';

/** All recordings of an assignment with the marker's feedback; the student's own, or a named student's. */
export const Screen = () => {
  const t = useTranslation(partMessages);
  return (
    <PartScreen work={useSearch(audioReport)} part="recordings" title={t('audio')}>
      {(view) => <AllRecordings {...view} />}
    </PartScreen>
  );
};

const AllRecordings = ({ report }: PartView) => {
  const t = useTranslation(partMessages);
  const tasks = listSpokenTasks(report.questions);
  if (tasks.length === 0) return <NoSuchPart report={report} />;
  return tasks.map((question) => {
    const { questionId, number, setTitle } = question;
    return (
      <div key={questionId}>
        <Sheet aria-label={t('taskOf', { number })} className={styles.task}>
          <header className={styles.head}>
            <h2 className="num">{t('taskOf', { number })}</h2>
            <span className="meta">{setTitle}</span>
            <ModelComparisonLink questionId={questionId} number={number} />
          </header>
          <div className={styles.columns}>
            <div className={styles.block}>
              <Recordings question={question} />
              <details className={styles.more}>
                <summary>{t('asked')}</summary>
                <TaskPrompt question={question} />
              </details>
            </div>
            <MarkerFeedback question={question} />
          </div>
        </Sheet>
      </div>
    );
  });
};
