import type { ReactNode } from 'react';
import { localizedLength, spanText } from '@inkstone/base';
import { allowsOvertime, extraSecondsOnEntry, hasInstantFeedback } from '@inkstone/exam/attempt';
import {
  findOwnOrder,
  findBreakAfter,
  isRouted,
  listNavigationUnits,
  listTakenParts,
  type Clock,
  type NavigationUnit,
} from '@inkstone/exam/blueprint';
import {
  AccountLanguage,
  Section,
  TeacherNote,
  WenwuRule,
  noWrapInstant,
  useAccountTranslation,
  useLanguage,
  useLocalizedText,
  useTranslation,
} from '@inkstone/ui';
import { directionsMessages, messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { enterUnit } from '../attempt-session/enter-unit.ts';
import { useTimeline } from '../attempt-session/use-attempt-store.ts';
import { useListening } from '../listening/listening-context.ts';
import { EarlyCloseNotice } from './early-close-notice.tsx';
import { LaterExamFidelity } from '../fidelity/exam-fidelity.lazy.tsx';
import { hasSoundCheck, SoundCheck } from '../environment-check/sound-check.lazy.ts';
import { hasClock, isTimed, SectionFacts, getSectionSeconds, getTimingMessageKey, toTimes } from './section-facts.tsx';
import { StartButton } from './start-button.tsx';
import { WindowNotice } from './window-notice.tsx';
import { AttemptLanguage } from '../attempt-language.tsx';
import page from '../environment-check/narrow-page.module.css';
import styles from './directions.module.css';
import { attemptKinds } from '../../attempt-kinds.ts';

/** The clock of the first section: its own, or its first module's. */
const getStartClock = ({ section, parts }: NavigationUnit): Clock | null =>
  section.clock ?? (isRouted(section) ? (parts[0]?.clock ?? null) : null);

const reportMessageKeys = { submitted: 'reportOnHandIn', closed: 'reportOnClosing', byHand: 'reportByHand' } as const;

/** The words about the clock: when it starts, and how long it runs. */
const useClockText = ({ blueprint }: AttemptStore, clock: Clock | null, extraSeconds: number): ReactNode => {
  const t = useTranslation(directionsMessages);
  const isSingleSection = blueprint.sections.length === 1;
  const byTask = getTimingMessageKey(blueprint.sections.flatMap(({ parts }) => parts));
  if (!isSingleSection && blueprint.clock) {
    return t('eachDirectionsWhole', { time: localizedLength(blueprint.clock.seconds) });
  }
  if (!isSingleSection && hasClock(blueprint)) return t('eachDirections');
  if (!isSingleSection) return t(byTask === 'noClock' ? 'eachDirectionsUntimed' : 'eachDirectionsSome');
  if (!clock) return t(byTask);
  return clock.atZero === 'overtime'
    ? t('softClock', { time: localizedLength(clock.seconds + extraSeconds) })
    : t('clockStarts');
};

const orderMessages = { questions: 'ownQuestionOrder', options: 'ownOptionOrder', both: 'ownOrder' } as const;

/** What extra time there is, when the attempt opens and closes, and when its report opens. */
const ScheduleNotes = ({ store, isNotYet }: { store: AttemptStore; isNotYet: boolean }) => {
  const [t, tExam] = [useTranslation(directionsMessages), useTranslation(messages)];
  const language = useLanguage();
  const { started, blueprint } = store;
  const { schedule, state } = store.snapshot();
  const ownOrder = findOwnOrder(blueprint);
  // Homework stays open for a while after its deadline, own practice does not; a redo has its own deadline.
  const isOpenLonger = schedule.deadline !== undefined && Date.parse(schedule.deadline) < Date.parse(schedule.closesAt);
  const hasLateTime = attemptKinds[started.kind].isPractice && schedule.redoDueAt === null && isOpenLonger;
  const due = hasLateTime ? schedule.deadline : undefined;
  const closes = noWrapInstant(schedule.closesAt, language);
  return (
    <>
      {blueprint.extraTimePercent !== undefined && isTimed(blueprint) && (
        <p>{t('extraPercent', { times: toTimes(blueprint.extraTimePercent) })}</p>
      )}
      {blueprint.sections.length > 1 && state.extraSeconds > 0 && hasClock(blueprint) && (
        <p>{t('extraFirst', { time: spanText(state.extraSeconds * 1000, language) })}</p>
      )}
      {allowsOvertime(blueprint) && <p>{t('overtimeApart')}</p>}
      {!allowsOvertime(blueprint) && blueprint.clock?.atZero === 'overtime' && <p>{t('softClockTexts')}</p>}
      {hasInstantFeedback(blueprint) && <p>{t('answersAtOnce')}</p>}
      {ownOrder && <p>{t(orderMessages[ownOrder])}</p>}
      <p className="meta">{tExam('savedAlways')}</p>
      <p className="meta">
        {due ? t('closesLate', { due: noWrapInstant(due, language), at: closes }) : t('closesAt', { at: closes })}
      </p>
      {isNotYet && schedule.opensAt !== undefined && (
        <p className="c-amber num" role="status">
          {t('opensLater', { at: noWrapInstant(schedule.opensAt, language) })}
        </p>
      )}
      <EarlyCloseNotice store={store} />
      {started.reportAt && <p className="meta">{t(reportMessageKeys[started.reportAt])}</p>}
    </>
  );
};

/**
 * The directions before an attempt. With a single section, Start starts its clock; with several, each has its own
 * directions.
 */
export const Directions = ({ store }: { store: AttemptStore }) => (
  <AttemptLanguage blueprint={store.blueprint}>
    <IntroductionPage store={store} />
  </AttemptLanguage>
);

const IntroductionPage = ({ store }: { store: AttemptStore }) => {
  const [t, tAccount] = [useTranslation(directionsMessages), useAccountTranslation(directionsMessages)];
  const localize = useLocalizedText();
  const { blueprint, started } = store;
  const listening = useListening();
  // The beginning has moved while the page was open.
  const isNotYet = useTimeline(store, ({ status }) => status === 'notYet');
  const first = listNavigationUnits(blueprint)[0];
  const isSingleSection = blueprint.sections.length === 1;
  const clock = blueprint.clock ?? (isSingleSection && first ? getStartClock(first) : null);
  const extra = isSingleSection && first ? extraSecondsOnEntry(store.snapshot().state, blueprint, first) : 0;
  const start = () => {
    store.dispatch({ kind: 'started' });
    if (isSingleSection && first) enterUnit(store, first);
  };
  const clockText = useClockText(store, clock, extra);
  return (
    <main className={page.page}>
      <header>
        <p className="meta">{localize(blueprint.name)}</p>
        <h1>{started.title}</h1>
        <WenwuRule />
      </header>
      <Section title={t('sections')}>
        {blueprint.sections.map((section) => (
          <SectionFacts
            key={section.id}
            section={section}
            parts={listTakenParts(section, {})}
            seconds={getSectionSeconds(section, blueprint)}
            extraSeconds={extra}
            breakAfter={findBreakAfter(blueprint, section)}
            isBrief={!isSingleSection}
            isPractice={blueprint.mode === 'practice'}
          />
        ))}
      </Section>
      {blueprint.window && (
        <AccountLanguage>
          <WindowNotice window={blueprint.window} sections={blueprint.sections} />
        </AccountLanguage>
      )}
      {started.teacherMessage && (
        <TeacherNote from={tAccount(attemptKinds[started.kind].isForCandidate ? 'fromRecruiter' : 'fromTeacher')}>
          {started.teacherMessage}
        </TeacherNote>
      )}
      <div className={styles.safe}>
        <p>{clockText}</p>
        <AccountLanguage>
          <ScheduleNotes store={store} isNotYet={isNotYet} />
        </AccountLanguage>
      </div>
      {hasSoundCheck(store, listening !== null) && (
        <AccountLanguage>
          <SoundCheck store={store} listening={isSingleSection ? null : listening} />
        </AccountLanguage>
      )}
      {!isNotYet && (
        <StartButton
          store={store}
          parts={isSingleSection ? (first?.section.parts ?? []) : []}
          label={t(isSingleSection ? 'start' : 'toFirstSection')}
          onStart={start}
        />
      )}
      {blueprint.mode === 'test' && (
        <AccountLanguage>
          <LaterExamFidelity
            programme={blueprint.programme}
            variant={blueprint.variant}
            isOther={blueprint.sections.some(({ otherThanExam }) => otherThanExam)}
            training={blueprint.window?.mode === 'training' ? blueprint : undefined}
          />
        </AccountLanguage>
      )}
    </main>
  );
};
