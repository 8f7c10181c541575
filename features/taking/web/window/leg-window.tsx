import type { Blueprint, BoundSection, NavigationUnit } from '@inkstone/exam/blueprint';
import { takesRecordings } from '@inkstone/exam/logic';
import type { Clipboard } from '@inkstone/exam/views';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { BottomBar } from './bottom-bar.tsx';
import styles from './exam-window.module.css';
import { PartDirections } from '../directions/part-directions.tsx';
import { answeredOf } from '../place/place-in-exam.ts';
import { OtherSections } from './other-sections.tsx';
import { QuestionStage } from '../question/question-stage.tsx';
import { waitingFor } from '../recording/waiting-for.ts';
import { SectionVolume } from './section-volume.tsx';
import { ReviewPage } from './review-page.tsx';
import { nameOfLeg } from '../directions/section-facts.tsx';
import { TopBar } from './top-bar.tsx';
import { Troubles } from './troubles.tsx';
import { useLeg } from './use-leg.ts';
import type { Steps } from './use-steps.ts';
import { LateTools } from '../tools/late-tools.tsx';
import { ToolHint } from '../tools/tool-hint.tsx';
import { isForwardOnly, isOneWay, wayOutOf } from '../place/where-in-exam.ts';

const actOf = { inside: 'finishPart', section: 'finishAct', handIn: 'handIn' } as const;

const waitingWords = { read: 'waitRead', listen: 'waitListen' } as const;

/** In a test only what was taken from an answer may be put into it; practice leaves the device's own clipboard alone. */
const clipboardOf = (section: BoundSection, { mode }: Blueprint): Clipboard => {
  if (!section.clipboard) return 'off';
  return mode === 'test' ? 'inside' : 'free';
};

interface LegWindowProps {
  leg: NavigationUnit;
  kind: 'test' | 'homework';
  store: AttemptStore;
  snapshot: Snapshot;
  onGoOnHere: () => void;
}

/** The questions of one section, or of one part that is left by itself: bars, one question a screen, tools, review page. */
export const LegWindow = (props: LegWindowProps) => {
  const { leg, kind, store, snapshot, onGoOnHere } = props;
  const t = useTranslation(messages);
  const language = useLanguage();
  const { seen, state } = snapshot;
  const { section } = leg;
  const { questions, counted, steps, current, waits, tools, gate, hasFlag, flag, speaking, marks } = useLeg(props);
  const name = nameOfLeg(leg, language);
  const title = t('sectionTitle', { name, count: questions.length });
  const way = wayOutOf(store.blueprint, state, leg);
  const place = () => {
    if (waits) return leg.parts[0]?.name[language] ?? '';
    return steps.isReviewing ? t('reviewTitle') : t('questionOf', { at: current?.number ?? 1, all: counted.length });
  };
  return (
    <div className={styles.window} style={{ '--zoom': tools.zoom / 100 } as React.CSSProperties}>
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
        {waits && (
          <PartDirections leg={leg} isPractice={store.blueprint.mode === 'practice'} onStart={() => steps.go(0)} />
        )}
        {!waits && (steps.isReviewing || !current) && (
          <ReviewPage
            title={title}
            marks={marks}
            counts={answeredOf(questions, seen)}
            snapshot={snapshot}
            onGo={steps.go}
          >
            <OtherSections store={store} state={state} leg={leg} />
          </ReviewPage>
        )}
        {!waits && !steps.isReviewing && current && (
          <QuestionStage
            key={current.bound.id}
            met={current}
            gate={gate}
            isOneWay={isOneWay(leg)}
            store={store}
            snapshot={snapshot}
            hasFlag={hasFlag}
            hasGlossary={section.tools.includes('glossary')}
            hasEliminator={section.tools.includes('eliminator')}
            hasMasking={section.tools.includes('masking')}
            clipboard={clipboardOf(section, store.blueprint)}
            tools={tools}
            onFlag={flag}
          />
        )}
        <LateTools section={section} state={tools} store={store} snapshot={snapshot} />
      </main>
      <ToolHint state={tools} />
      <Troubles snapshot={snapshot} store={store} onGoOnHere={onGoOnHere} />
      <BottomBar
        name={store.started.studentName}
        saving={snapshot.saving}
        title={title}
        marks={marks}
        index={steps.isReviewing ? -1 : steps.index}
        hasMenu={!isForwardOnly(leg)}
        hasBack={!isForwardOnly(leg)}
        canGoBack={steps.mayGoBack}
        place={place()}
        isConfirming={steps.isConfirming}
        isSpeaking={speaking === 'recording'}
        waiting={
          !waits && !steps.isReviewing && gate.is !== 'open'
            ? t(waitingWords[gate.is])
            : speaking && t(waitingFor[speaking])
        }
        canGoOn={!steps.isReviewing || snapshot.isWritable}
        onGo={steps.go}
        onBack={steps.back}
        onReview={section.reviewScreen ? steps.review : undefined}
        onForward={steps.forward}
        forward={waits ? null : wordOf(steps, { way, hasReview: section.reviewScreen }, t)}
      />
    </div>
  );
};

const wordOf = (
  { isReviewing, isLast }: Steps,
  { way, hasReview }: { way: keyof typeof actOf; hasReview: boolean },
  t: (word: 'next' | 'review' | 'handIn' | 'finishAct' | 'finishPart') => string,
): string => {
  if (isReviewing) return t(actOf[way]);
  return t(isLast && hasReview ? 'review' : 'next');
};
