import { Button } from '@mantine/core';
import { instantText, spanText } from '@inkstone/base';
import type { Blueprint, BoundSection } from '@inkstone/exam/blueprint';
import { RichText, Section, TeacherNote, WenwuRule, useLanguage, useWords } from '@inkstone/ui';
import { messages } from '../messages.ts';
import type { AttemptStore } from './attempt-store.ts';
import styles from './directions.module.css';

const countOf = (section: BoundSection): number =>
  section.parts.reduce((sum, part) => sum + part.sets.reduce((all, set) => all + set.questions.length, 0), 0);

const secondsOf = (section: BoundSection, blueprint: Blueprint): number | null =>
  section.clock?.seconds ??
  section.shownSeconds ??
  (blueprint.sections.length === 1 ? (blueprint.clock?.seconds ?? null) : null);

interface DirectionsProps {
  store: AttemptStore;
  onStarted?: (() => void) | undefined;
}

/** What comes, for how long, whether one may go back; the clock starts on Start. */
export const Directions = ({ store, onStarted }: DirectionsProps) => {
  const t = useWords(messages);
  const language = useLanguage();
  const { blueprint, started } = store;
  const first = blueprint.sections[0];
  const clock = blueprint.clock ?? first?.clock ?? null;
  const start = () => {
    const question = first?.parts[0]?.sets[0]?.questions[0];
    store.say({ kind: 'started' });
    if (first) store.say({ kind: 'section-entered', sectionId: first.id });
    if (question) store.say({ kind: 'question-entered', questionId: question.id });
    onStarted?.();
  };
  const clockWords = () => {
    if (!clock) return t('noClock');
    return clock.atZero === 'overtime'
      ? t('softClock', { time: spanText(clock.seconds * 1000, language) })
      : t('clockStarts');
  };
  return (
    <main className={styles.page}>
      <header>
        <p className="meta">{blueprint.name[language]}</p>
        <h1>{started.title}</h1>
        <WenwuRule />
      </header>
      <Section title={t('sections')}>
        {blueprint.sections.map((section) => (
          <SectionDirections key={section.id} section={section} seconds={secondsOf(section, blueprint)} />
        ))}
      </Section>
      {started.teacherMessage && <TeacherNote from={t('fromTeacher')}>{started.teacherMessage}</TeacherNote>}
      <div className={styles.safe}>
        <p>{clockWords()}</p>
        <p className="meta">{t('savedAlways')}</p>
        <p className="meta">{t('closesAt', { at: instantText(started.closesAt, language) })}</p>
      </div>
      <Button variant="filled" size="lg" className={styles.start} onClick={start}>
        {t('start')}
      </Button>
    </main>
  );
};

const SectionDirections = ({ section, seconds }: { section: BoundSection; seconds: number | null }) => {
  const t = useWords(messages);
  const language = useLanguage();
  const questions = countOf(section);
  const line = seconds
    ? t('sectionLine', { questions, time: spanText(seconds * 1000, language) })
    : t('sectionLineUntimed', { questions });
  return (
    <div className={styles.section}>
      <h3>{section.name[language]}</h3>
      <p className="num">{line}</p>
      <RichText html={section.directions[language]} />
      <p className="meta">{t(section.navigation === 'none' ? 'forwardOnly' : 'freeWithin')}</p>
    </div>
  );
};
