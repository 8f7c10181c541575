import { Button } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { BlockSkeleton, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { ListeningContext, useListening } from '../listening/listening-context.ts';
import { soundsForQuestion } from '../listening/sound.ts';
import type { QuestionContext } from '../attempt-session/question-context.ts';
import { QuestionPanel } from '../exam-window/question-panel.tsx';
import { Passage, getStimulusKind, showsPassage } from '../exam-window/passage.tsx';
import { PhaseStrip } from '../exam-window/phase-strip.tsx';
import { SoundBar, ClipBar } from '../exam-window/sound-bars.tsx';
import { useQuestionGate } from '../exam-window/use-question-gate.ts';
import { useTools } from '../tools/use-tools.ts';
import { useStopSoundOnLeave } from '../exam-window/use-stop-sound-on-leave.ts';

import styles from './video-questions.module.css';
import { leaveQuestion, type OpenVideoPanel } from './use-video-questions.ts';

interface VideoQuestionsProps {
  panel: OpenVideoPanel;
  setId: number;
  /** Called after the last question, to continue the video. */
  onFinish(): void;
  /** The label of that button. */
  finishLabel: string;
}

/** The questions of one set, one at a time, with their stimulus above. */
export const VideoQuestions = ({ panel, setId, onFinish, finishLabel }: VideoQuestionsProps) => {
  const { questions, snapshot, listening } = panel;
  const questionsOfSet = questions.filter(({ set }) => set.id === setId);
  const unanswered = questionsOfSet.findIndex(({ bound }) => (snapshot.replayState.answers[bound.id] ?? null) === null);
  const [index, setIndex] = useState(Math.max(0, unanswered));
  const { store } = panel;
  // Leaves the current question when the set is closed.
  useEffect(() => () => leaveQuestion(store), [store]);
  const context = questionsOfSet[index];
  if (!context) return null;
  const navProps = {
    at: context.number,
    from: questionsOfSet[0]?.number ?? context.number,
    to: questionsOfSet.at(-1)?.number ?? context.number,
    ...{ onFinish, finishLabel },
    onBack: () => setIndex(index - 1),
    onNext: () => setIndex(index + 1),
  };
  return (
    <ListeningContext value={listening}>
      <Suspense fallback={<BlockSkeleton />}>
        <VideoQuestion key={context.bound.id} panel={panel} context={context} />
      </Suspense>
      <QuestionNav {...navProps} />
    </ListeningContext>
  );
};

interface QuestionNavProps {
  /**
   * Numbers of the question and of the first and last of its set, counted through the whole assignment as in the
   * report.
   */
  at: number;
  from: number;
  to: number;
  finishLabel: string;
  onBack(): void;
  onNext(): void;
  onFinish(): void;
}

const QuestionNav = ({ at, from, to, finishLabel, onBack, onNext, onFinish }: QuestionNavProps) => {
  const t = useTranslation(messages);
  const isLast = at === to;
  return (
    <div className={styles.moves}>
      <span className="meta num">{from === to ? t('questionAt', { at }) : t('questionIn', { at, from, to })}</span>
      {from < to && (
        <Button disabled={at === from} onClick={onBack}>
          {t('back')}
        </Button>
      )}
      <Button variant="filled" onClick={isLast ? onFinish : onNext}>
        {isLast ? finishLabel : t('next')}
      </Button>
    </div>
  );
};

const VideoQuestion = ({ panel, context }: { panel: OpenVideoPanel; context: QuestionContext }) => {
  const { store, snapshot } = panel;
  const t = useTranslation(messages);
  const listening = useListening();
  const tools = useTools(store, snapshot, {
    setId: context.set.id,
    questionId: context.bound.id,
    isPerQuestion: false,
  });
  const gate = useQuestionGate(store, context, false);
  useStopSoundOnLeave(context.set.id, context.bound.id);
  // The time on a question counts from when it is shown.
  useEffect(
    () => void store.dispatch({ kind: 'question-entered', questionId: context.bound.id }),
    [context.bound.id, store],
  );
  const [recording, clip] = soundsForQuestion(context);
  const soundProps = { context, store, isOneWay: false };
  return (
    <>
      {showsPassage(context, gate) && (
        <details className={styles.passage} open>
          <summary>{t(getStimulusKind(context))}</summary>
          <Passage context={context} store={store} tools={tools} hasGlossary />
        </details>
      )}
      {context.part.windows && <PhaseStrip store={store} context={context} state={snapshot.state} />}
      {recording && listening && <SoundBar {...soundProps} sound={recording} listening={listening} />}
      <QuestionPanel
        context={context}
        gate={gate}
        store={store}
        snapshot={snapshot}
        hasFlag={false}
        hasEliminator={false}
        hasMasking={false}
        clipboard="free"
        tools={tools}
        onFlag={() => undefined}
      >
        {clip && listening && <ClipBar {...soundProps} sound={clip} listening={listening} />}
      </QuestionPanel>
    </>
  );
};
