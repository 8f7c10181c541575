import { Button } from '@mantine/core';
import { localizedLength, toChineseNumeral } from '@inkstone/base';
import { extraSecondsOnEntry } from '@inkstone/exam/attempt';
import { isRouted, listTakenParts, type NavigationUnit } from '@inkstone/exam/blueprint';
import { WenwuRule, useConfirm, useLocalizedText, useTranslation } from '@inkstone/ui';
import { directionsMessages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';
import { hasOwnDirections, startUnit } from '../attempt-session/enter-unit.ts';
import { SectionFacts, getUnitName, getSectionSeconds, getTimingMessageKey, toUnitNames } from './section-facts.tsx';
import { StartButton } from './start-button.tsx';
import { TimeUpNotice } from './time-up-notice.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import page from '../environment-check/narrow-page.module.css';
import styles from './directions.module.css';

interface SectionDirectionsProps {
  store: AttemptStore;
  snapshot: Snapshot;
  unit: NavigationUnit;
  /** Skips an optional section. */
  onPassOver: () => void;
}

/** The directions of the next section; Start starts its clock. */
export const SectionDirections = ({ store, snapshot, unit, onPassOver }: SectionDirectionsProps) => {
  const t = useTranslation(directionsMessages);
  const localize = useLocalizedText();
  const heading = useHeadingFocus();
  const { blueprint } = store;
  const { section } = unit;
  const at = blueprint.sections.findIndex(({ id }) => id === section.id) + 1;
  const clock = section.clock ?? unit.parts[0]?.clock ?? null;
  const isModule = isRouted(section);
  const parts = isModule ? unit.parts : listTakenParts(section, snapshot.state.routes);
  const seconds = isModule ? (clock?.seconds ?? null) : getSectionSeconds(section, blueprint);
  const extra = extraSecondsOnEntry(snapshot.state, blueprint, unit);
  const clockWords = () => {
    if (blueprint.clock) return t('wholeClock', { time: localizedLength(blueprint.clock.seconds) });
    if (hasOwnDirections(unit)) return t(clock ? 'clockByPart' : 'clockByTask');
    if (!clock) return t(seconds ? 'clockByTask' : getTimingMessageKey(parts));
    return clock.atZero === 'overtime'
      ? t('softClock', { time: localizedLength(clock.seconds + extra) })
      : t('clockStarts');
  };
  const ordinal = (number: number) => ({ en: String(number), zh: toChineseNumeral(number) });
  const passOver = usePassOver(unit, onPassOver);
  return (
    <main className={page.page}>
      <header>
        <p className="meta num">{t('sectionAt', { at: ordinal(at), all: ordinal(blueprint.sections.length) })}</p>
        <h1 ref={heading} tabIndex={-1}>
          {getUnitName(unit, localize)}
        </h1>
        <WenwuRule />
      </header>
      <TimeUpNotice blueprint={blueprint} state={snapshot.state} isAfterBreak />
      <SectionFacts
        section={section}
        parts={parts}
        seconds={seconds}
        extraSeconds={extra}
        extraTimePercent={blueprint.extraTimePercent}
        isPractice={blueprint.mode === 'practice'}
        isNamed={false}
        isModule={isModule}
      />
      <div className={styles.safe}>
        <p>{clockWords()}</p>
        {clock?.duringAudio === 'stops' && <p className="meta">{t('clockStopsForAudio')}</p>}
      </div>
      <div className={styles.acts}>
        <StartButton store={store} parts={parts} label={t('start')} onStart={() => startUnit(store, unit)} />
        {section.optional && (
          <Button size="lg" onClick={() => void passOver()}>
            {t('passOver')}
          </Button>
        )}
      </div>
    </main>
  );
};

/** Leaves out a section, once the person has confirmed it. */
const usePassOver = (unit: SectionDirectionsProps['unit'], onPassOver: () => void) => {
  const t = useTranslation(directionsMessages);
  const confirm = useConfirm();
  return async () => {
    const isSure = await confirm({
      title: t('passOverTitle', { name: toUnitNames(unit) }),
      body: t('passOverBody'),
      actionLabel: t('passOver'),
      cancel: t('passOverNot'),
    });
    if (isSure) onPassOver();
  };
};
