import type { BoundPart } from '@inkstone/exam/blueprint';
import type { LocalizedText } from '@inkstone/base';
import { RichText, useLanguage, useTranslation } from '@inkstone/ui';
import { directionsWords } from '../../messages.ts';

interface RuledDirectionsProps {
  directions: LocalizedText | null | undefined;
  /** The parts that they are about. */
  parts: readonly BoundPart[];
  /** Practice keeps the exam's directions, though its teacher may have given it other rules. */
  isPractice: boolean;
  /** They were written for practice, and say themselves what holds. */
  isOwn?: boolean | undefined;
  /** A test with other questions or minutes than the exam that they are of. */
  isOther?: boolean | undefined;
  /** Whether rules of the work stand under them. */
  isFollowed?: boolean;
}

/** How often the recordings of some parts may be heard at the most; null where nothing plays or nothing is counted. */
const playsIn = (parts: readonly BoundPart[]): number | null => {
  const heard = parts.filter(({ sets }) => sets.some(({ audioSeconds }) => audioSeconds !== undefined));
  const plays = heard.flatMap((part) => (part.plays === null ? [] : [part.plays]));
  return plays.length > 0 ? Math.max(...plays) : null;
};

/** The directions of a section or part, and what this work makes of them. */
export const RuledDirections = ({
  directions,
  parts,
  isPractice,
  isOwn = false,
  isOther = false,
  isFollowed = false,
}: RuledDirectionsProps) => {
  const t = useTranslation(directionsWords);
  const language = useLanguage();
  const plays = playsIn(parts);
  // An exam's own directions say it; practice may have been given other rules.
  const saysPlays = plays !== null && (isPractice || !directions);
  return (
    <>
      <RichText html={directions?.[language] ?? ''} />
      {isPractice && !isOwn && <p className="meta">{t(saysPlays || isFollowed ? 'asInExam' : 'asInExamAlone')}</p>}
      {isOther && directions && <p className="meta">{t('asInExamTest')}</p>}
      {saysPlays && <p className="meta">{t('plays', { count: plays })}</p>}
    </>
  );
};
