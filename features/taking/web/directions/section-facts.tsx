import { localizedLength, type LocalizedText } from '@inkstone/base';
import {
  isRouted,
  type Blueprint,
  type BoundBreak,
  type BoundPart,
  type BoundSection,
  type NavigationUnit,
} from '@inkstone/exam/blueprint';
import { useLocalizedText, useTranslation } from '@inkstone/ui';
import { directionsMessages } from '../../messages.ts';
import { RuledDirections } from './ruled-directions.tsx';
import styles from './directions.module.css';

const countQuestions = (parts: readonly BoundPart[]): number =>
  parts.reduce((sum, part) => sum + part.sets.reduce((all, set) => all + set.questions.length, 0), 0);

/** The duration of a section by its clock, its published length or the exam's clock, in seconds; null if unknown. */
export const getSectionSeconds = (section: BoundSection, blueprint: Blueprint): number | null =>
  section.clock?.seconds ??
  section.shownSeconds ??
  (blueprint.sections.length === 1 ? (blueprint.clock?.seconds ?? null) : null);

/** Whether the exam, a section or a part has a clock. */
export const hasClock = ({ clock, sections }: Blueprint): boolean =>
  clock !== null ||
  sections.some(
    (section) =>
      section.clock !== null ||
      section.parts.some((part) =>
        [part.clock, part.setClock, part.itemClock].some((clockOrNull) => clockOrNull !== null),
      ),
  );

/** The message key where the section has no clock: its tasks may have their own. */
export const getTimingMessageKey = (parts: readonly BoundPart[]): 'noClock' | 'clockByTask' | 'clockBySome' => {
  const filledParts = parts.filter(({ sets }) => sets.length > 0);
  const timed = filledParts.filter(({ windows }) => windows !== null);
  if (timed.length === 0) return 'noClock';
  return timed.length === filledParts.length ? 'clockByTask' : 'clockBySome';
};

/** How many times as long clocks are that are longer by a percentage: `1.5`. */
export const toTimes = (percent: number): string => String((100 + percent) / 100);

/** Whether anything runs by a clock: a section, a part, or a single task. */
export const isTimed = (blueprint: Blueprint): boolean =>
  hasClock(blueprint) || getTimingMessageKey(blueprint.sections.flatMap(({ parts }) => parts)) !== 'noClock';

/** The name of a navigation unit: its section's, with the module's in adaptive sections. */
export const getUnitName = (unit: NavigationUnit, localize: (text: LocalizedText) => string): string => {
  const [part] = unit.parts;
  const isWholeSection = unit.id === unit.section.id || !isRouted(unit.section);
  const name = localize(unit.section.name);
  return isWholeSection || !part ? name : `${name} · ${localize(part.name)}`;
};

/** The same in each language, for a message that is shown in both: each half takes its own. */
export const toUnitNames = (unit: NavigationUnit): LocalizedText => ({
  en: getUnitName(unit, ({ en }) => en),
  zh: getUnitName(unit, ({ zh }) => zh),
});

const navigationMessageKeys = {
  none: 'forwardOnly',
  task: 'freeWithinTask',
  part: 'freeWithinPart',
  section: 'freeWithin',
  exam: 'freeWithinExam',
} as const;

interface SectionFactsProps {
  section: BoundSection;
  parts: readonly BoundPart[];
  seconds: number | null;
  /** Extra time given before the section began, in seconds. */
  extraSeconds?: number;
  /** By how many percent the clocks are longer than those of the exam, where that is to be said; absent: not said. */
  extraTimePercent?: number | undefined;
  /** Leaves the directions out where each section shows its own later. */
  isBrief?: boolean;
  isPractice: boolean;
  /** The break that follows, if it should be shown. */
  breakAfter?: BoundBreak | null;
  /** Whether the name is shown; not where a heading shows it already. */
  isNamed?: boolean;
  /** Whether only one module of an adaptive section is shown. */
  isModule?: boolean;
}

/** The number of questions, duration, directions and navigation rules of a section. */
export const SectionFacts = ({
  section,
  parts,
  seconds,
  extraSeconds = 0,
  extraTimePercent,
  isPractice,
  breakAfter,
  isBrief = false,
  isNamed = true,
  isModule = false,
}: SectionFactsProps) => {
  const t = useTranslation(directionsMessages);
  const localize = useLocalizedText();
  const count = countQuestions(parts);
  const hasRouterAndModule = isRouted(section) && !isModule;
  // With one clock over all sections, the duration of a section is only advice.
  const timedLine = section.navigation === 'exam' && section.clock === null ? 'sectionLineAdvised' : 'sectionLine';
  const line = seconds
    ? t(hasRouterAndModule ? 'routedLine' : timedLine, {
        count,
        time: localizedLength(seconds + extraSeconds),
      })
    : t(hasRouterAndModule ? 'routedLineUntimed' : 'sectionLineUntimed', { count });
  const { navigation } = section;
  const back = navigationMessageKeys[navigation];
  return (
    <div className={styles.section}>
      {isNamed && <h3>{localize(section.name)}</h3>}
      <p className="num">{line}</p>
      {extraTimePercent !== undefined && (seconds !== null || getTimingMessageKey(parts) !== 'noClock') && (
        <p className="meta">{t('extraHere', { times: toTimes(extraTimePercent) })}</p>
      )}
      {seconds !== null && extraSeconds > 0 && (
        <p className="meta num">{t('extraIncluded', { time: localizedLength(extraSeconds) })}</p>
      )}
      {section.readSeconds !== null && (
        <p className="meta num">{t('readingTime', { time: localizedLength(section.readSeconds) })}</p>
      )}
      {breakAfter && <p className="meta num">{t('breakFollows', { time: localizedLength(breakAfter.seconds) })}</p>}
      {!isBrief && (
        <>
          <RuledDirections
            directions={section.directions}
            parts={parts}
            isPractice={isPractice}
            isOwn={section.configurable}
            isOther={section.otherThanExam}
            isFollowed
          />
          {!section.configurable && <p className="meta">{t(back)}</p>}
          {hasRouterAndModule && <p className="meta">{t('adapts')}</p>}
        </>
      )}
    </div>
  );
};
