import { useTranslation } from '@inkstone/ui';
import { messages as shared } from '../messages.ts';
import { ReviewFrame, ReviewLine, ReviewLines } from '../parts/review-frame.tsx';
import { shownScore } from '../parts/score-of.ts';
import type { ReviewProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { sentenceBuild, sentenceOf } from './type.ts';
import type { Key, Order, Prompt } from './type.ts';

/** The sentence that was built, and every right one where it was missed. */
export const Review = ({ prompt, key_, value = [], whose = 'own' }: ReviewProps<Prompt, Key, Order>) => {
  const t = useTranslation(messages);
  const say = useTranslation(shared);
  const shown = shownScore(sentenceBuild, { prompt, key: key_, value });
  const isRight = shown.score?.earned === shown.score?.possible;
  return (
    <ReviewFrame text={prompt.text} {...shown}>
      <ReviewLines>
        {!shown.isBlank && (
          <ReviewLine tone={isRight ? 'right' : 'wrong'} label={say(whose === 'own' ? 'ownAnswer' : 'studentAnswer')}>
            <span lang="en">{sentenceOf(prompt, value)}</span>
          </ReviewLine>
        )}
        {!isRight &&
          key_.map((order, index) => (
            <ReviewLine key={order.join(' ')} tone="right" label={t(index === 0 ? 'right' : 'alsoRight')}>
              <span lang="en">{sentenceOf(prompt, order)}</span>
            </ReviewLine>
          ))}
      </ReviewLines>
    </ReviewFrame>
  );
};
