import type { PageKind } from '@inkstone/exam/assignment-kinds';
import type { Blueprint, BoundSection, NavigationUnit } from '@inkstone/exam/blueprint';
import { takesRecordings } from '@inkstone/exam/logic';
import type { Clipboard } from '@inkstone/exam/views';
import { useLocalizedText, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';
import { BottomBar } from './bottom-bar.tsx';
import { PartDirections } from '../directions/part-directions.tsx';
import { countAnswered } from '../attempt-session/question-context.ts';
import { OtherSections } from './other-sections.tsx';
import { QuestionStage } from './question-stage.tsx';
import { SectionVolume, TopBar } from './top-bar.tsx';
import { ReviewPage } from './review-page.tsx';
import { getUnitName, toUnitNames } from '../directions/section-facts.tsx';
import { ProblemNotices } from './problem-notices.tsx';
import { useKeyboardRoom } from './use-keyboard-room.ts';
import { useUnit } from './use-unit.ts';
import type { Steps } from './use-steps.ts';
import { LazyTools, MarkBar } from '../tools/lazy-tools.tsx';
import { ToolHint } from '../tools/tool-hint.tsx';
import { isLinear, isOneWay, resolveExit } from './exam-page.ts';
import type { SpeakingPhase } from '../recording/recording-queue.ts';
import styles from './exam-window.module.css';

/** The message key that says why the student cannot go on, by speaking phase. */
const waitingMessageKeys = {
  before: 'waitPrep',
  prep: 'waitPrep',
  recording: 'waitRecording',
} as const satisfies Record<NonNullable<SpeakingPhase>, string>;

const exitActions = { inside: 'finishPart', section: 'finishAct', handIn: 'handIn' } as const;

const waitingKeys = { read: 'waitRead', listen: 'waitListen' } as const;

/** In a test only text copied from an answer can be pasted; practice uses the device's clipboard. */
const getClipboardPolicy = (section: BoundSection, { mode }: Blueprint): Clipboard => {
  if (!section.clipboard) return 'off';
  return mode === 'test' ? 'inside' : 'free';
};

/** The questions to which the list of marks leads. */
const toMarkedQuestions = (
  { questions, marks, current, steps }: ReturnType<typeof useUnit>,
  { replayState }: Snapshot,
) => ({
  questions: questions.filter((_question, index) => !marks[index]?.closed),
  current,
  notes: replayState.notes,
  onGo: (questionId: number) => steps.go(questions.findIndex(({ bound }) => bound.id === questionId)),
});

interface UnitWindowProps {
  unit: NavigationUnit;
  kind: PageKind;
  store: AttemptStore;
  snapshot: Snapshot;
  onTakeOver: () => void;
}

interface UnitStageProps extends UnitWindowProps {
  title: string;
  parts: ReturnType<typeof useUnit>;
}

/** What is between the bars: the directions of a part, a question, or the review page. */
const UnitStage = ({ unit, store, snapshot, title, parts }: UnitStageProps) => {
  const { questions, steps, current, waits, tools, gate, hasFlag, flag, marks } = parts;
  const { section } = unit;
  if (waits) {
    return <PartDirections unit={unit} isPractice={store.blueprint.mode === 'practice'} onStart={() => steps.go(0)} />;
  }
  if (steps.isReviewing || !current) {
    const counts = countAnswered(questions, snapshot.replayState);
    return (
      <ReviewPage title={title} marks={marks} counts={counts} snapshot={snapshot} onGo={steps.go}>
        <OtherSections store={store} state={snapshot.state} unit={unit} />
      </ReviewPage>
    );
  }
  return (
    <QuestionStage
      key={current.bound.id}
      context={current}
      gate={gate}
      isOneWay={isOneWay(unit)}
      store={store}
      snapshot={snapshot}
      hasFlag={hasFlag}
      hasGlossary={section.tools.includes('glossary')}
      guidesPassage={section.guidesPassage ?? false}
      showsScene={section.showsScene ?? false}
      hasEliminator={section.tools.includes('eliminator')}
      togglesEliminator={section.togglesEliminator ?? false}
      hasMasking={section.tools.includes('masking')}
      clipboard={getClipboardPolicy(section, store.blueprint)}
      tools={tools}
      texts={section.texts ?? {}}
      onFlag={flag}
    />
  );
};

/** The exam window of one navigation unit: bars, one question per screen, tools, review page. */
export const UnitWindow = (props: UnitWindowProps) => {
  const { unit, kind, store, snapshot, onTakeOver } = props;
  const t = useTranslation(messages);
  const localize = useLocalizedText();
  const isInBoth = store.blueprint.window?.language === 'both';
  const { section } = unit;
  const parts = useUnit(props);
  const { questions, counted, steps, current, waits, tools, gate, speaking, marks } = parts;
  const room = useKeyboardRoom();
  const name = getUnitName(unit, localize);
  const title = t('sectionTitle', { name: toUnitNames(unit), count: questions.length });
  const exit = resolveExit(store.blueprint, snapshot.state, unit);
  const isGated = !waits && !steps.isReviewing;
  const waiting = isGated && gate.is !== 'open' ? waitingKeys[gate.is] : speaking && waitingMessageKeys[speaking];
  const place = () => {
    if (waits) return unit.parts[0] ? localize(unit.parts[0].name) : '';
    if (steps.isReviewing) return t('reviewTitle');
    const position = { at: current?.number ?? 1, all: counted.length };
    // The position in both languages has no room on a phone.
    return isInBoth ? `${position.at} / ${position.all}` : t('questionOf', position);
  };
  return (
    <div
      className={styles.window}
      data-typing={room ? '' : undefined}
      style={
        {
          '--zoom': tools.zoom / 100,
          ...(room && { '--room-top': `${room.top}px`, '--room': `${room.height}px` }),
        } as React.CSSProperties
      }
    >
      <TopBar
        kind={kind}
        store={store}
        section={section}
        name={name}
        place={place()}
        tools={section.tools}
        state={tools}
        isSpoken={
          current !== undefined && takesRecordings({ type: current.question.kind, prompt: current.question.prompt })
        }
        extra={<SectionVolume store={store} section={section} />}
      />
      <main className={styles.stage}>
        <UnitStage {...props} title={title} parts={parts} />
        <LazyTools
          section={section}
          state={tools}
          store={store}
          snapshot={snapshot}
          marked={toMarkedQuestions(parts, snapshot)}
        />
      </main>
      {tools.isHighlighting && section.tools.includes('highlighter') && (
        <MarkBar state={tools} hasNotes={section.tools.includes('notes')} />
      )}
      <ToolHint state={tools} />
      <ProblemNotices snapshot={snapshot} store={store} onTakeOver={onTakeOver} />
      <BottomBar
        name={store.started.studentName}
        saving={snapshot.saving}
        title={title}
        marks={marks}
        index={steps.isReviewing ? -1 : steps.index}
        hasMenu={!isLinear(unit)}
        hasBack={!isLinear(unit)}
        canGoBack={steps.mayGoBack}
        place={place()}
        isConfirming={steps.isConfirming}
        isSpeaking={speaking === 'recording'}
        waiting={waiting && t(waiting)}
        canGoOn={!steps.isReviewing || snapshot.isWritable}
        onGo={steps.go}
        onBack={steps.back}
        onReview={section.reviewScreen ? steps.review : undefined}
        onForward={steps.forward}
        forward={waits ? null : getForwardLabel(steps, { exit, hasReview: section.reviewScreen }, t)}
      />
    </div>
  );
};

const getForwardLabel = (
  { isReviewing, isLast }: Steps,
  { exit, hasReview }: { exit: keyof typeof exitActions; hasReview: boolean },
  t: (word: 'next' | 'review' | 'handIn' | 'finishAct' | 'finishPart') => string,
): string => {
  if (isReviewing) return t(exitActions[exit]);
  return t(isLast && hasReview ? 'review' : 'next');
};
