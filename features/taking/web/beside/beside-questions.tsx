import { Button } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { BlockSkeleton, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { ListeningContext, useListening } from '../listening/listening-context.ts';
import { soundsOf } from '../listening/sound.ts';
import type { Met } from '../place/place-in-exam.ts';
import { Asked } from '../question/asked.tsx';
import { Passage, besideOf, showsPassage } from '../question/passage.tsx';
import { PhaseStrip } from '../question/phase-strip.tsx';
import { Bar, ClipBar } from '../question/sound-bars.tsx';
import { useGate } from '../question/use-gate.ts';
import { useTools } from '../tools/use-tools.ts';
import { useLeaving } from '../window/use-leaving.ts';
import { putAway } from './at-hand.ts';
import styles from './beside.module.css';
import type { OpenBeside } from './use-beside.ts';

interface BesideQuestionsProps {
  beside: OpenBeside;
  setId: number;
  /** What comes after the last question: going on with what they stand beside. */
  onOver(): void;
  /** The word for that. */
  over: string;
}

/** The questions of one set, one at a time, with what they are about above them. */
export const BesideQuestions = ({ beside, setId, onOver, over }: BesideQuestionsProps) => {
  const { questions, snapshot, listening } = beside;
  const asked = questions.filter(({ set }) => set.id === setId);
  const unanswered = asked.findIndex(({ bound }) => (snapshot.seen.answers[bound.id] ?? null) === null);
  const [index, setIndex] = useState(Math.max(0, unanswered));
  const { store } = beside;
  // Meets the journal: with the set its questions are put away.
  useEffect(() => () => putAway(store), [store]);
  const met = asked[index];
  if (!met) return null;
  const moves = {
    at: met.number,
    from: asked[0]?.number ?? met.number,
    to: asked.at(-1)?.number ?? met.number,
    ...{ onOver, over },
    onBack: () => setIndex(index - 1),
    onNext: () => setIndex(index + 1),
  };
  return (
    <ListeningContext value={listening}>
      <Suspense fallback={<BlockSkeleton />}>
        <OneQuestion key={met.bound.id} beside={beside} met={met} />
      </Suspense>
      <Moves {...moves} />
    </ListeningContext>
  );
};

interface MovesProps {
  /** Numbers of the question and of the first and last of its set, as the report counts them: through the whole. */
  at: number;
  from: number;
  to: number;
  over: string;
  onBack(): void;
  onNext(): void;
  onOver(): void;
}

const Moves = ({ at, from, to, over, onBack, onNext, onOver }: MovesProps) => {
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
      <Button variant="filled" onClick={isLast ? onOver : onNext}>
        {isLast ? over : t('next')}
      </Button>
    </div>
  );
};

const OneQuestion = ({ beside, met }: { beside: OpenBeside; met: Met }) => {
  const { store, snapshot } = beside;
  const t = useTranslation(messages);
  const listening = useListening();
  const tools = useTools(store, snapshot, met.set.id);
  const gate = useGate(store, met, false);
  useLeaving(met.set.id, met.bound.id);
  // Meets the journal: the seconds on a question count from when it is shown.
  useEffect(() => void store.say({ kind: 'question-entered', questionId: met.bound.id }), [met.bound.id, store]);
  const [whole, clip] = soundsOf(met);
  const heard = { met, store, isOneWay: false };
  return (
    <>
      {showsPassage(met, gate) && (
        <details className={styles.passage} open>
          <summary>{t(besideOf(met))}</summary>
          <Passage met={met} tools={tools} hasGlossary />
        </details>
      )}
      {met.part.windows && <PhaseStrip store={store} met={met} state={snapshot.state} />}
      {whole && listening && <Bar {...heard} sound={whole} listening={listening} />}
      <Asked
        met={met}
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
        {clip && listening && <ClipBar {...heard} sound={clip} listening={listening} />}
      </Asked>
    </>
  );
};
