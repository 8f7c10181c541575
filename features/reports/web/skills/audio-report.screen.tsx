import { EmptyState, Sheet, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { audioReport } from '../../addresses.ts';
import { partMessages } from '../../messages.ts';
import { PartScreen, type PartView } from '../frame/part-screen.tsx';
import { spokenIn } from '../report/skill-tasks.ts';
import { Asked, Recordings, Said } from './spoken-answer.tsx';
import { Beside } from './task-answers.tsx';
import styles from './skills.module.css';

/** All recordings of some work with what the marker says of them; the student's own, or a named student's. */
export const Screen = () => {
  const t = useTranslation(partMessages);
  return (
    <PartScreen work={useSearch(audioReport)} title={t('audio')}>
      {(view) => <All {...view} />}
    </PartScreen>
  );
};

const All = ({ report: { questions } }: PartView) => {
  const t = useTranslation(partMessages);
  const tasks = spokenIn(questions);
  if (tasks.length === 0) return <EmptyState title={t('noSpeech')} body={t('noneNext')} />;
  return tasks.map((question) => {
    const { questId, number, setTitle } = question;
    return (
      <div key={questId} data-pdf="">
        <Sheet aria-label={t('taskOf', { number })} className={styles.task}>
          <header className={styles.head}>
            <h2 className="num">{t('taskOf', { number })}</h2>
            <span className="meta">{setTitle}</span>
            <Beside questId={questId} number={number} />
          </header>
          <div className={styles.columns}>
            <div className={styles.block}>
              <Recordings question={question} />
              <details className={styles.more}>
                <summary>{t('asked')}</summary>
                <Asked question={question} />
              </details>
            </div>
            <Said question={question} />
          </div>
        </Sheet>
      </div>
    );
  });
};
