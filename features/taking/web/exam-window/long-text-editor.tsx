import { countWords } from '@inkstone/base';
import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { NavigationUnit } from '@inkstone/exam/blueprint';
import { BlockSkeleton, FilterTabs, RichText, SaveState, useTranslation, NoticePage } from '@inkstone/ui';
import { useSetSearch } from '@inkstone/ui/screen';
import { quill } from '../../addresses.ts';
import { messages, quillMessages } from '../../messages.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';
import type { AttemptScreenProps } from '../launch/attempt-loader.tsx';
import type { QuestionContext } from '../attempt-session/question-context.ts';
import { isOneWay } from './exam-page.ts';
import { Passage, showsPassage } from './passage.tsx';
import { useQuestionGate } from './use-question-gate.ts';
import { useTools } from '../tools/use-tools.ts';
import { toSaving } from './save-status.ts';
import styles from './long-text-editor.module.css';

// The editor is as large as the rest of the page, so it is lazy.
const LongTextField = lazy(async () => ({ default: (await import('@inkstone/exam/long-text')).LongTextField }));

interface LongTextProps {
  open: AttemptScreenProps;
  snapshot: Snapshot;
  unit: NavigationUnit;
  texts: readonly QuestionContext[];
  context: QuestionContext;
  /** The link back to the exam window of the homework. */
  back: ReactNode;
  troubles: ReactNode;
}

const getMinWords = ({ question: { prompt } }: QuestionContext): number => {
  const has = typeof prompt === 'object' && prompt !== null && 'leastWords' in prompt;
  return has && typeof prompt.leastWords === 'number' ? prompt.leastWords : 0;
};

const getTaskText = ({ question: { prompt } }: QuestionContext): string => {
  const has = typeof prompt === 'object' && prompt !== null && 'text' in prompt;
  return has && typeof prompt.text === 'string' ? prompt.text : '';
};

/** One long text with its task, word count and save state. */
export const LongText = ({ open, snapshot, unit, texts, context, back, troubles }: LongTextProps) => {
  const [t, tExam] = [useTranslation(quillMessages), useTranslation(messages)];
  const { store } = open;
  const { id } = context.bound;
  const gate = useQuestionGate(store, context, isOneWay(unit));
  const [isTaskOpen, setTaskOpen] = useState(() => matchMedia('(min-width: 64em)').matches);
  const isIn = snapshot.state.questionId === id;
  // Enters the question, so that the time counts for it.
  useEffect(() => {
    if (!isIn && gate.is === 'open') store.dispatch({ kind: 'question-entered', questionId: id });
  }, [isIn, gate.is, id, store]);
  if (gate.is !== 'open') {
    return (
      <NoticePage title={t('noneTitle')} body={t('noneBody')}>
        {back}
      </NoticePage>
    );
  }
  const answer = snapshot.replayState.answers[id];
  const text = typeof answer === 'string' ? answer : '';
  const write = (value: string) =>
    void store.dispatch(
      { kind: 'answered', questionId: id, value: value === '' ? null : value },
      { typed: true, mayWait: true },
    );
  return (
    <div className={styles.room}>
      <LongTextHead
        {...{ open, snapshot, context, back, isTaskOpen }}
        text={text}
        onTask={() => setTaskOpen(!isTaskOpen)}
      />
      {troubles}
      {gate.isOvertime && (
        <p className={styles.overtime} role="status">
          {tExam('overtime')}
        </p>
      )}
      <main id="content" className={styles.desk} data-task={isTaskOpen || undefined}>
        <aside id="quill-task" className={styles.task} hidden={!isTaskOpen} aria-label={t('task')}>
          {texts.length > 1 && <Texts texts={texts} current={id} />}
          <Task context={context} open={open} snapshot={snapshot} hasPassage={showsPassage(context, gate)} />
          <p className="small dim">{t('marks')}</p>
        </aside>
        <div className={styles.text}>
          <Suspense fallback={<BlockSkeleton lines={8} />}>
            <LongTextField
              label={t('yours')}
              value={text}
              onChange={write}
              readOnly={!snapshot.isWritable || gate.isOver}
              clipboard={unit.section.clipboard ? 'free' : 'off'}
            />
          </Suspense>
        </div>
      </main>
    </div>
  );
};

const Texts = ({ texts, current }: { texts: readonly QuestionContext[]; current: number }) => {
  const t = useTranslation(quillMessages);
  const setSearch = useSetSearch(quill);
  return (
    <FilterTabs
      label={t('texts')}
      tabs={texts.map(({ bound, number }) => ({ value: String(bound.id), label: t('textOf', { number }) }))}
      value={String(current)}
      onChange={(value) => setSearch({ questionId: Number(value) })}
    />
  );
};

interface TaskProps extends Pick<LongTextProps, 'context' | 'open' | 'snapshot'> {
  hasPassage: boolean;
}

const Task = ({ context, open: { store }, snapshot, hasPassage }: TaskProps) => {
  const tools = useTools(store, snapshot, {
    setId: context.set.id,
    questionId: context.bound.id,
    isPerQuestion: false,
  });
  return (
    <>
      {hasPassage && <Passage context={context} store={store} tools={tools} hasGlossary={false} />}
      <div lang="en">
        <RichText html={getTaskText(context)} />
      </div>
    </>
  );
};

interface LongTextHeadProps extends Pick<LongTextProps, 'open' | 'snapshot' | 'context' | 'back'> {
  text: string;
  isTaskOpen: boolean;
  onTask(): void;
}

/** The head of the editor: how many words there are, whether they are saved, the task and the way back. */
const LongTextHead = ({ open: { store }, snapshot, context, back, text, isTaskOpen, onTask }: LongTextHeadProps) => {
  const t = useTranslation(quillMessages);
  const tExam = useTranslation(messages);
  const [count, least] = [countWords(text), getMinWords(context)];
  return (
    <header className={styles.top}>
      <div className={styles.name}>
        <h1>{store.started.title}</h1>
        <p className="meta num">{least > 0 ? t('wordsOf', { count, least }) : t('words', { count })}</p>
      </div>
      <SaveState saving={toSaving(snapshot.saving, tExam)} />
      <Button variant="default" aria-expanded={isTaskOpen} aria-controls="quill-task" onClick={onTask}>
        {t('task')}
      </Button>
      {back}
    </header>
  );
};
