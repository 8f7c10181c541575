import { Button } from '@mantine/core';
import { EmptyState, Section, Sheet, useTranslation } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { audioAnalysis } from '../../addresses.ts';
import { partMessages } from '../../messages.ts';
import { Explained } from '../answer/explained.tsx';
import { PartScreen, type PartView } from '../frame/part-screen.tsx';
import type { ReportedQuestion } from '../report/report-of.ts';
import { spokenIn } from '../report/skill-tasks.ts';
import { Asked, Model, Recordings, Said } from './spoken-answer.tsx';
import styles from './skills.module.css';

/** One recording beside the model answer, with the marker's comment and notes; then the next. */
export const Screen = () => {
  const t = useTranslation(partMessages);
  return (
    <PartScreen work={useSearch(audioAnalysis)} title={t('audioOne')}>
      {(view) => <One {...view} />}
    </PartScreen>
  );
};

const One = ({ report: { questions } }: PartView) => {
  const t = useTranslation(partMessages);
  const { questId } = useSearch(audioAnalysis);
  const tasks = spokenIn(questions);
  const current = tasks.find((task) => task.questId === questId) ?? tasks[0];
  if (!current) return <EmptyState title={t('noSpeech')} body={t('noneNext')} />;
  return <Beside key={current.questId} tasks={tasks} current={current} />;
};

interface BesideProps {
  tasks: readonly ReportedQuestion[];
  current: ReportedQuestion;
}

const Beside = ({ tasks, current }: BesideProps) => {
  const t = useTranslation(partMessages);
  const setSearch = useSetSearch(audioAnalysis);
  const at = tasks.indexOf(current);
  const move = (label: string, to: ReportedQuestion | undefined) => (
    <Button size="sm" disabled={!to} onClick={() => to && setSearch({ questId: to.questId })}>
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
      <div className={styles.columns} data-pdf="">
        <Sheet className={styles.block}>
          <Section small repeats title={t('recording')}>
            <Recordings question={current} />
          </Section>
        </Sheet>
        <Sheet className={styles.block}>
          <Section small repeats title={t('model')}>
            <div className={styles.model}>
              <Model question={current} />
            </div>
          </Section>
        </Sheet>
      </div>
      <div className={styles.columns} data-pdf="">
        <Said question={current} />
        <div className={styles.block}>
          <Section small repeats title={t('asked')}>
            <div className={styles.model}>
              <Asked question={current} />
            </div>
          </Section>
          <Explained explanation={current.explanation} />
        </div>
      </div>
    </>
  );
};
