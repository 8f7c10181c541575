import { countWords } from '@inkstone/base';
import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { NavigationUnit } from '@inkstone/exam/blueprint';
import { BlockSkeleton, FilterTabs, RichText, SaveState, useTranslation } from '@inkstone/ui';
import { useSetSearch } from '@inkstone/ui/screen';
import { quill } from '../../addresses.ts';
import { messages, quillWords } from '../../messages.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import type { OpenAttempt } from '../opening/opened.tsx';
import { Notice } from '../page/notice.tsx';
import type { Met } from '../place/place-in-exam.ts';
import { isOneWay } from '../place/where-in-exam.ts';
import { Passage, showsPassage } from '../question/passage.tsx';
import { useGate } from '../question/use-gate.ts';
import { useTools } from '../tools/use-tools.ts';
import { savingOf } from '../window/saving-words.ts';
import styles from './long-text.module.css';

// The editor weighs as much as the rest of the room: it comes while the text can be read already.
const LongTextField = lazy(async () => ({ default: (await import('@inkstone/exam/long-text')).LongTextField }));

interface LongTextProps {
  open: OpenAttempt;
  snapshot: Snapshot;
  leg: NavigationUnit;
  texts: readonly Met[];
  met: Met;
  /** The way to the window of the whole homework. */
  back: ReactNode;
  troubles: ReactNode;
}

const leastOf = ({ question: { prompt } }: Met): number => {
  const has = typeof prompt === 'object' && prompt !== null && 'leastWords' in prompt;
  return has && typeof prompt.leastWords === 'number' ? prompt.leastWords : 0;
};

const taskOf = ({ question: { prompt } }: Met): string => {
  const has = typeof prompt === 'object' && prompt !== null && 'text' in prompt;
  return has && typeof prompt.text === 'string' ? prompt.text : '';
};

/** One long text: the task beside it, the words counted, how it is saved. */
export const LongText = ({ open, snapshot, leg, texts, met, back, troubles }: LongTextProps) => {
  const t = useTranslation(quillWords);
  const say = useTranslation(messages);
  const { store } = open;
  const { id } = met.bound;
  const gate = useGate(store, met, isOneWay(leg));
  const [isTaskOpen, setTaskOpen] = useState(() => matchMedia('(min-width: 64em)').matches);
  const isIn = snapshot.state.questionId === id;
  // Meets the journal: what is written is this question's, and so is the time.
  useEffect(() => {
    if (!isIn && gate.is === 'open') store.say({ kind: 'question-entered', questionId: id });
  }, [isIn, gate.is, id, store]);
  if (gate.is !== 'open') {
    return (
      <Notice title={t('noneTitle')} body={t('noneBody')}>
        {back}
      </Notice>
    );
  }
  const answer = snapshot.seen.answers[id];
  const text = typeof answer === 'string' ? answer : '';
  const [count, least] = [countWords(text), leastOf(met)];
  const write = (value: string) =>
    void store.say({ kind: 'answered', questionId: id, value: value === '' ? null : value }, { typed: true });
  return (
    <div className={styles.room}>
      <header className={styles.top}>
        <div className={styles.name}>
          <h1>{store.started.title}</h1>
          <p className="meta num">{least > 0 ? t('wordsOf', { count, least }) : t('words', { count })}</p>
        </div>
        <SaveState saving={savingOf(snapshot.saving, say)} />
        <Button
          variant="default"
          aria-expanded={isTaskOpen}
          aria-controls="quill-task"
          onClick={() => setTaskOpen(!isTaskOpen)}
        >
          {t('task')}
        </Button>
        {back}
      </header>
      {troubles}
      <main id="content" className={styles.desk} data-task={isTaskOpen || undefined}>
        <aside id="quill-task" className={styles.task} hidden={!isTaskOpen} aria-label={t('task')}>
          {texts.length > 1 && <Texts texts={texts} current={id} />}
          <Task met={met} open={open} snapshot={snapshot} hasPassage={showsPassage(met, gate)} />
          <p className="small dim">{t('marks')}</p>
        </aside>
        <div className={styles.text}>
          <Suspense fallback={<BlockSkeleton lines={8} />}>
            <LongTextField
              label={t('yours')}
              value={text}
              onChange={write}
              readOnly={!snapshot.isWritable || gate.isOver}
              clipboard={leg.section.clipboard ? 'free' : 'off'}
            />
          </Suspense>
        </div>
      </main>
    </div>
  );
};

const Texts = ({ texts, current }: { texts: readonly Met[]; current: number }) => {
  const t = useTranslation(quillWords);
  const setSearch = useSetSearch(quill);
  return (
    <FilterTabs
      label={t('texts')}
      tabs={texts.map(({ bound, number }) => ({ value: String(bound.id), label: t('textOf', { number }) }))}
      value={String(current)}
      onChange={(value) => setSearch({ questId: Number(value) })}
    />
  );
};

interface TaskProps extends Pick<LongTextProps, 'met' | 'open' | 'snapshot'> {
  hasPassage: boolean;
}

const Task = ({ met, open: { store }, snapshot, hasPassage }: TaskProps) => {
  const tools = useTools(store, snapshot, met.set.id);
  return (
    <>
      {hasPassage && <Passage met={met} tools={tools} hasGlossary={false} />}
      <div lang="en">
        <RichText html={taskOf(met)} />
      </div>
    </>
  );
};
