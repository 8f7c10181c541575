import { spanText } from '@inkstone/base';
import {
  isRouted,
  type Blueprint,
  type BoundBreak,
  type BoundPart,
  type BoundSection,
  type NavigationUnit,
} from '@inkstone/exam/blueprint';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { directionsWords } from '../../messages.ts';
import { RuledDirections } from './ruled-directions.tsx';
import styles from './directions.module.css';

const countOf = (parts: readonly BoundPart[]): number =>
  parts.reduce((sum, part) => sum + part.sets.reduce((all, set) => all + set.questions.length, 0), 0);

/** How long a section takes by its own clock, by its parts' or by what is published of it; null where nothing says. */
export const secondsOfSection = (section: BoundSection, blueprint: Blueprint): number | null =>
  section.clock?.seconds ??
  section.shownSeconds ??
  (blueprint.sections.length === 1 ? (blueprint.clock?.seconds ?? null) : null);

/** Whether any clock runs, over the whole or a part of it. */
export const hasClock = ({ clock, sections }: Blueprint): boolean =>
  clock !== null ||
  sections.some(
    (section) =>
      section.clock !== null ||
      section.parts.some((part) => [part.clock, part.setClock, part.itemClock].some((one) => one !== null)),
  );

/** What is said where no clock runs over the whole: tasks may have times of their own. */
export const windowWords = (parts: readonly BoundPart[]): 'noClock' | 'clockByTask' | 'clockBySome' => {
  const taken = parts.filter(({ sets }) => sets.length > 0);
  const timed = taken.filter(({ windows }) => windows !== null);
  if (timed.length === 0) return 'noClock';
  return timed.length === taken.length ? 'clockByTask' : 'clockBySome';
};

/** The name of a leg: its section's, with the module's where the section adapts. */
export const nameOfLeg = (leg: NavigationUnit, language: 'en' | 'zh'): string => {
  const [part] = leg.parts;
  const isOne = leg.id === leg.section.id || !isRouted(leg.section);
  return isOne || !part ? leg.section.name[language] : `${leg.section.name[language]} · ${part.name[language]}`;
};

const linesOf = {
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
  /** Extra time that comes on top of them, because it was given before they began. */
  extraSeconds?: number;
  /** The directions themselves are left out where each section shows its own later. */
  isBrief?: boolean;
  isPractice: boolean;
  /** The break that follows, where that is of interest. */
  rest?: BoundBreak | null;
  /** The name is left out where it stands above already. */
  isNamed?: boolean;
  /** Of a section that adapts, one module alone. */
  isModule?: boolean;
}

/** How many questions, how long, the directions, whether one may go back. */
export const SectionFacts = ({
  section,
  parts,
  seconds,
  extraSeconds = 0,
  isPractice,
  rest,
  isBrief = false,
  isNamed = true,
  isModule = false,
}: SectionFactsProps) => {
  const t = useTranslation(directionsWords);
  const language = useLanguage();
  const count = countOf(parts);
  const isBoth = isRouted(section) && !isModule;
  // Where one clock rules all sections, what one should take is advice.
  const timedLine = section.navigation === 'exam' && section.clock === null ? 'sectionLineAdvised' : 'sectionLine';
  const line = seconds
    ? t(isBoth ? 'routedLine' : timedLine, { count, time: spanText((seconds + extraSeconds) * 1000, language) })
    : t(isBoth ? 'routedLineUntimed' : 'sectionLineUntimed', { count });
  const { navigation } = section;
  const back = linesOf[navigation];
  return (
    <div className={styles.section}>
      {isNamed && <h3>{section.name[language]}</h3>}
      <p className="num">{line}</p>
      {seconds !== null && extraSeconds > 0 && (
        <p className="meta num">{t('extraIncluded', { time: spanText(extraSeconds * 1000, language) })}</p>
      )}
      {section.readSeconds !== null && (
        <p className="meta num">{t('readingTime', { time: spanText(section.readSeconds * 1000, language) })}</p>
      )}
      {rest && <p className="meta num">{t('breakFollows', { time: spanText(rest.seconds * 1000, language) })}</p>}
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
          {isBoth && <p className="meta">{t('adapts')}</p>}
        </>
      )}
    </div>
  );
};
