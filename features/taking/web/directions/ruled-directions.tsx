import type { BoundPart } from '@inkstone/exam/blueprint';
import type { LocalizedText } from '@inkstone/base';
import { RichText, useLocalizedText, useTranslation } from '@inkstone/ui';
import { directionsMessages } from '../../messages.ts';

interface RuledDirectionsProps {
  directions: LocalizedText | null | undefined;
  /** The parts that the directions are for. */
  parts: readonly BoundPart[];
  /** Practice shows the exam's directions, though its teacher may have set other rules. */
  isPractice: boolean;
  /** The directions were written for practice and state the actual rules. */
  isOwn?: boolean | undefined;
  /** A test whose questions or minutes differ from the exam's. */
  isOther?: boolean | undefined;
  /** Whether rules of the attempt are shown below. */
  isFollowed?: boolean;
}

/** The highest play limit of some parts; null where nothing plays or plays are unlimited. */
const maxPlays = (parts: readonly BoundPart[]): number | null => {
  const audioParts = parts.filter(({ sets }) => sets.some(({ audioSeconds }) => audioSeconds !== undefined));
  const plays = audioParts.flatMap((part) => (part.plays === null ? [] : [part.plays]));
  return plays.length > 0 ? Math.max(...plays) : null;
};

/** The directions of a section or part, with how this assignment differs from them. */
export const RuledDirections = ({
  directions,
  parts,
  isPractice,
  isOwn = false,
  isOther = false,
  isFollowed = false,
}: RuledDirectionsProps) => {
  const t = useTranslation(directionsMessages);
  const localize = useLocalizedText();
  const plays = maxPlays(parts);
  // An exam's own directions state the play limit; practice may have other rules.
  const saysPlays = plays !== null && (isPractice || !directions);
  return (
    <>
      <RichText html={directions ? localize(directions) : ''} />
      {isPractice && !isOwn && <p className="meta">{t(saysPlays || isFollowed ? 'asInExam' : 'asInExamAlone')}</p>}
      {isOther && directions && <p className="meta">{t('asInExamTest')}</p>}
      {saysPlays && <p className="meta">{t('plays', { count: plays })}</p>}
    </>
  );
};
