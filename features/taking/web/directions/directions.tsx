import { spanText } from '@inkstone/base';
import { extraSecondsOnEntry } from '@inkstone/exam/attempt';
import {
  findBreakAfter,
  isRouted,
  listNavigationUnits,
  listTakenParts,
  type Clock,
  type NavigationUnit,
} from '@inkstone/exam/blueprint';
import { Section, TeacherNote, WenwuRule, useLanguage, useTranslation, noWrapInstant } from '@inkstone/ui';
import { directionsWords, messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { enterLeg } from '../attempt/enter-leg.ts';
import { useListening } from '../listening/listening-context.ts';
import { ClosesSooner } from './closes-sooner.tsx';
import { isSoundChecked, SoundCheck } from './late-sound-check.ts';
import { hasClock, SectionFacts, secondsOfSection, windowWords } from './section-facts.tsx';
import { StartButton } from './start-button.tsx';
import page from '../page/page.module.css';
import styles from './directions.module.css';

/** The clock that a first section starts with: its own, or its first module's. */
const clockOf = ({ section, parts }: NavigationUnit): Clock | null =>
  section.clock ?? (isRouted(section) ? (parts[0]?.clock ?? null) : null);

const reportWords = { submitted: 'reportOnHandIn', closed: 'reportOnClosing', byHand: 'reportByHand' } as const;

/** What comes, for how long, whether one may go back; of one section the clock starts on Start, of several each has its own page. */
export const Directions = ({ store }: { store: AttemptStore }) => {
  const [t, say] = [useTranslation(directionsWords), useTranslation(messages)];
  const language = useLanguage();
  const { blueprint, started } = store;
  const { state } = store.snapshot();
  const listening = useListening();
  // Homework is open for a while after its deadline; what is asked again has a day of its own.
  const due = started.kind === 'homework' && started.redoDueDate === null ? started.deadline : undefined;
  const closes = noWrapInstant(started.closesAt, language);
  const first = listNavigationUnits(blueprint)[0];
  const isOne = blueprint.sections.length === 1;
  const clock = blueprint.clock ?? (isOne && first ? clockOf(first) : null);
  const extra = isOne && first ? extraSecondsOnEntry(state, blueprint, first) : 0;
  const start = () => {
    store.say({ kind: 'started' });
    if (isOne && first) enterLeg(store, first);
  };
  const clockWords = () => {
    const byTask = windowWords(blueprint.sections.flatMap(({ parts }) => parts));
    if (!isOne && blueprint.clock) {
      return t('eachDirectionsWhole', { time: spanText(blueprint.clock.seconds * 1000, language) });
    }
    if (!isOne && hasClock(blueprint)) return t('eachDirections');
    if (!isOne) return t(byTask === 'noClock' ? 'eachDirectionsUntimed' : 'eachDirectionsSome');
    if (!clock) return t(byTask);
    return clock.atZero === 'overtime'
      ? t('softClock', { time: spanText((clock.seconds + extra) * 1000, language) })
      : t('clockStarts');
  };
  return (
    <main className={page.page}>
      <header>
        <p className="meta">{blueprint.name[language]}</p>
        <h1>{started.title}</h1>
        <WenwuRule />
      </header>
      <Section title={t('sections')}>
        {blueprint.sections.map((section) => (
          <SectionFacts
            key={section.id}
            section={section}
            parts={listTakenParts(section, {})}
            seconds={secondsOfSection(section, blueprint)}
            extraSeconds={extra}
            rest={findBreakAfter(blueprint, section)}
            isBrief={!isOne}
            isPractice={blueprint.mode === 'practice'}
          />
        ))}
      </Section>
      {started.teacherMessage && (
        <TeacherNote from={t(started.kind === 'candidate' ? 'fromRecruiter' : 'fromTeacher')}>
          {started.teacherMessage}
        </TeacherNote>
      )}
      <div className={styles.safe}>
        <p>{clockWords()}</p>
        {!isOne && state.extraSeconds > 0 && hasClock(blueprint) && (
          <p>{t('extraFirst', { time: spanText(state.extraSeconds * 1000, language) })}</p>
        )}
        <p className="meta">{say('savedAlways')}</p>
        <p className="meta">
          {due ? t('closesLate', { due: noWrapInstant(due, language), at: closes }) : t('closesAt', { at: closes })}
        </p>
        <ClosesSooner store={store} />
        {started.reportAt && <p className="meta">{t(reportWords[started.reportAt])}</p>}
      </div>
      {isSoundChecked(store, listening !== null) && <SoundCheck store={store} listening={isOne ? null : listening} />}
      <StartButton
        store={store}
        parts={isOne ? (first?.section.parts ?? []) : []}
        label={t(isOne ? 'start' : 'toFirstSection')}
        onStart={start}
      />
    </main>
  );
};
