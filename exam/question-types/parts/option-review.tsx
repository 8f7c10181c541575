import { optionLetter } from '@inkstone/base';
import { RichText, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import { readOptions } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import type { ReviewPerspective } from '../views-contract.ts';
import { ReviewLine, ReviewLines } from './review-frame.tsx';
import type { Tone } from './verdict.tsx';

interface OptionReviewProps {
  options: readonly Option[];
  chosen: readonly string[];
  keyed: readonly string[];
  whose: ReviewPerspective;
}

/** All options of a question with the chosen and the right ones marked. */
export const OptionReview = ({ options, chosen, keyed, whose }: OptionReviewProps) => {
  const t = useTranslation(messages);
  const getLabel = (isChosen: boolean, isKey: boolean, letter: string): string | undefined => {
    if (isChosen && isKey) return t(whose === 'own' ? 'ownChoseRight' : 'studentChoseRight', { letter });
    if (isChosen) return t(whose === 'own' ? 'ownChose' : 'studentChose', { letter });
    if (isKey) return t(chosen.length > 0 && keyed.length > 1 ? 'keyMissed' : 'keyLetter', { letter });
    return undefined;
  };
  return (
    <ReviewLines>
      {readOptions(options).map(({ id, text }, index) => {
        const [isChosen, isKey] = [chosen.includes(id), keyed.includes(id)];
        const tone: Tone = isKey ? 'right' : isChosen ? 'wrong' : 'plain';
        const letter = optionLetter(index);
        return (
          <ReviewLine key={id} tone={tone} letter={letter} label={getLabel(isChosen, isKey, letter)}>
            <span lang="en">
              <RichText inline html={text} />
            </span>
          </ReviewLine>
        );
      })}
    </ReviewLines>
  );
};
