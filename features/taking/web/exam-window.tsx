import { useState } from 'react';
import { useConfirm, useLanguage, useWords } from '@inkstone/ui';
import { messages } from '../messages.ts';
import type { AttemptStore, Snapshot } from './attempt-store.ts';
import { BottomBar } from './bottom-bar.tsx';
import styles from './exam-window.module.css';
import { marksOf, questionsOfSection } from './place-in-exam.ts';
import { QuestionStage } from './question-stage.tsx';
import { ReviewPage } from './review-page.tsx';
import { TopBar } from './top-bar.tsx';
import { Troubles } from './troubles.tsx';
import { useExamKeys } from './use-exam-keys.ts';
import { useClosing, useFocusLost } from './use-exam-watch.ts';
import { useTools } from './use-tools.ts';

interface ExamWindowProps {
  kind: 'test' | 'homework';
  store: AttemptStore;
  snapshot: Snapshot;
  onGoOnHere: () => void;
}

/** The exam window: bars, one question a screen, tools, review page; nothing else. */
export const ExamWindow = ({ kind, store, snapshot, onGoOnHere }: ExamWindowProps) => {
  const t = useWords(messages);
  const language = useLanguage();
  const confirm = useConfirm();
  const { blueprint, started } = store;
  const { seen, state } = snapshot;
  const sectionId = state.sectionId ?? blueprint.sections[0]?.id ?? '';
  const section = blueprint.sections.find(({ id }) => id === sectionId);
  const questions = questionsOfSection(started, blueprint, sectionId);
  const found = questions.findIndex(({ bound }) => bound.id === state.questionId);
  const [index, setIndex] = useState(Math.max(0, found));
  const [isReviewing, setReviewing] = useState(false);
  const tools = useTools(store, snapshot, questions[index]?.set.id ?? 0);
  useClosing(store);
  useFocusLost(kind, store);

  const go = (to: number) => {
    const next = questions[to];
    if (!next) return;
    setReviewing(false);
    setIndex(to);
    store.say({ kind: 'question-entered', questionId: next.bound.id });
  };
  const isLast = index >= questions.length - 1;
  const forward = () => (isLast ? setReviewing(true) : go(index + 1));
  const back = () => (isReviewing ? setReviewing(false) : go(index - 1));
  const flag = () => {
    const here = questions[index];
    if (here) store.say({ kind: 'flagged', questionId: here.bound.id, on: !seen.flagged.includes(here.bound.id) });
  };
  const marks = marksOf(questions, seen);
  const handIn = async () => {
    const answered = marks.filter((mark) => mark.answered).length;
    const flagged = marks.filter((mark) => mark.flagged).length;
    const body = t('handInBody', { answered, total: marks.length, flagged });
    const isSure = await confirm({ title: t('handInTitle'), body, act: t('handIn'), cancel: t('keepWorking') });
    if (isSure) store.handIn();
  };
  useExamKeys({ next: forward, back, flag, review: () => setReviewing(true), help: () => tools.open('keys') });

  const current = questions[index];
  const name = section?.name[language] ?? started.title;
  const title = t('sectionTitle', { name, questions: questions.length });
  return (
    <div className={styles.window} style={{ '--zoom': tools.zoom / 100 } as React.CSSProperties}>
      <TopBar
        kind={kind}
        store={store}
        name={name}
        place={isReviewing ? t('reviewTitle') : t('questionOf', { at: index + 1, all: questions.length })}
        tools={section?.tools ?? []}
        state={tools}
      />
      <Troubles snapshot={snapshot} store={store} onGoOnHere={onGoOnHere} />
      <main className={styles.stage}>
        {isReviewing || !current ? (
          <ReviewPage title={title} marks={marks} snapshot={snapshot} onGo={go} onHandIn={() => void handIn()} />
        ) : (
          <QuestionStage
            key={current.bound.id}
            met={current}
            number={index + 1}
            store={store}
            snapshot={snapshot}
            hasFlag={section?.tools.includes('flag') ?? false}
            hasEliminator={section?.tools.includes('eliminator') ?? false}
            tools={tools}
            onFlag={flag}
          />
        )}
      </main>
      <BottomBar
        name={started.studentName}
        saving={snapshot.saving}
        title={title}
        marks={marks}
        index={isReviewing ? -1 : index}
        canGoBack={isReviewing || (index > 0 && section?.navigation !== 'none')}
        onGo={go}
        onBack={back}
        onReview={() => setReviewing(true)}
        onForward={isReviewing ? () => void handIn() : forward}
        forward={isReviewing ? t('handIn') : isLast ? t('review') : t('next')}
      />
    </div>
  );
};
