import { Button } from '@mantine/core';
import { spanText } from '@inkstone/base';
import { extraSecondsOnEntry } from '@inkstone/exam/attempt';
import { isRouted, listTakenParts, type NavigationUnit } from '@inkstone/exam/blueprint';
import { WenwuRule, useConfirm, useLanguage, useTranslation } from '@inkstone/ui';
import { directionsWords } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { hasOwnDirections, startLeg } from '../attempt/enter-leg.ts';
import { SectionFacts, nameOfLeg, secondsOfSection, windowWords } from './section-facts.tsx';
import { StartButton } from './start-button.tsx';
import { useHeadingFocus } from '../page/use-heading-focus.ts';
import page from '../page/page.module.css';
import styles from './directions.module.css';

interface SectionDirectionsProps {
  store: AttemptStore;
  snapshot: Snapshot;
  leg: NavigationUnit;
  /** Passes an optional section over. */
  onPassOver: () => void;
}

/** What the next section asks, before its clock: it starts on Start. */
export const SectionDirections = ({ store, snapshot, leg, onPassOver }: SectionDirectionsProps) => {
  const t = useTranslation(directionsWords);
  const language = useLanguage();
  const heading = useHeadingFocus();
  const confirm = useConfirm();
  const { blueprint } = store;
  const { section } = leg;
  const at = blueprint.sections.findIndex(({ id }) => id === section.id) + 1;
  const clock = section.clock ?? leg.parts[0]?.clock ?? null;
  const isModule = isRouted(section);
  const parts = isModule ? leg.parts : listTakenParts(section, snapshot.state.routes);
  const seconds = isModule ? (clock?.seconds ?? null) : secondsOfSection(section, blueprint);
  const extra = extraSecondsOnEntry(snapshot.state, blueprint, leg);
  const clockWords = () => {
    if (blueprint.clock) return t('wholeClock', { time: spanText(blueprint.clock.seconds * 1000, language) });
    if (hasOwnDirections(leg)) return t(clock ? 'clockByPart' : 'clockByTask');
    if (!clock) return t(seconds ? 'clockByTask' : windowWords(parts));
    return clock.atZero === 'overtime'
      ? t('softClock', { time: spanText((clock.seconds + extra) * 1000, language) })
      : t('clockStarts');
  };
  const passOver = async () => {
    const isSure = await confirm({
      title: t('passOverTitle', { name: nameOfLeg(leg, language) }),
      body: t('passOverBody'),
      act: t('passOver'),
      cancel: t('passOverNot'),
    });
    if (isSure) onPassOver();
  };
  return (
    <main className={page.page}>
      <header>
        <p className="meta num">{t('sectionAt', { at, all: blueprint.sections.length })}</p>
        <h1 ref={heading} tabIndex={-1}>
          {nameOfLeg(leg, language)}
        </h1>
        <WenwuRule />
      </header>
      <SectionFacts
        section={section}
        parts={parts}
        seconds={seconds}
        extraSeconds={extra}
        isPractice={blueprint.mode === 'practice'}
        isNamed={false}
        isModule={isModule}
      />
      <div className={styles.safe}>
        <p>{clockWords()}</p>
        {clock?.duringAudio === 'stops' && <p className="meta">{t('clockStopsForAudio')}</p>}
      </div>
      <div className={styles.acts}>
        <StartButton store={store} parts={parts} label={t('start')} onStart={() => startLeg(store, leg)} />
        {section.optional && (
          <Button size="lg" onClick={() => void passOver()}>
            {t('passOver')}
          </Button>
        )}
      </div>
    </main>
  );
};
