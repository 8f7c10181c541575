import { useTranslation } from '@inkstone/ui';
import { messages as shared } from '../messages.ts';
import { ReviewFrame, ReviewLine, ReviewLines } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import type { ReviewProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { sentenceBuildScoring } from './scoring.ts';
import { sentenceBuild, buildSentence } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** The built sentence, and every right one where it is wrong. */
export const Review = ({ prompt, key_, value = [], perspective = 'own' }: ReviewProps<Prompt, Key, Answer>) => {
  const t = useTranslation(messages);
  const tShared = useTranslation(shared);
  const reviewScore = getReviewScore(sentenceBuild, sentenceBuildScoring, { prompt, key: key_, value });
  const isRight = reviewScore.score?.earned === reviewScore.score?.possible;
  return (
    <ReviewFrame text={prompt.text} {...reviewScore}>
      <ReviewLines>
        {!reviewScore.isBlank && (
          <ReviewLine
            tone={isRight ? 'right' : 'wrong'}
            label={tShared(perspective === 'own' ? 'ownAnswer' : 'studentAnswer')}
          >
            <span lang="en">{buildSentence(prompt, value)}</span>
          </ReviewLine>
        )}
        {!isRight &&
          key_.map((order, index) => (
            <ReviewLine key={order.join(' ')} tone="right" label={t(index === 0 ? 'right' : 'alsoRight')}>
              <span lang="en">{buildSentence(prompt, order)}</span>
            </ReviewLine>
          ))}
      </ReviewLines>
    </ReviewFrame>
  );
};
