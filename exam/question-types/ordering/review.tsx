import { RichText, useTranslation } from '@inkstone/ui';
import { getOptionText } from '../shapes.ts';
import { messages as shared } from '../messages.ts';
import { ReviewFrame, ReviewLine, ReviewPart } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import { getOptionLetter } from '../spelling.ts';
import type { ReviewProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { orderingScoring } from './scoring.ts';
import { ordering } from './type.ts';
import type { Order, Prompt } from './type.ts';

/** The answer, with each line marked right or wrong, and the full right order where it differs. */
export const Review = ({ prompt, key_, value = [], perspective = 'own' }: ReviewProps<Prompt, Order, Order>) => {
  const t = useTranslation(messages);
  const tShared = useTranslation(shared);
  const reviewScore = getReviewScore(ordering, orderingScoring, { prompt, key: key_, value });
  const isRight = reviewScore.score?.earned === reviewScore.score?.possible;
  const getText = (id: string) => getOptionText(prompt.options, id);
  const line = (id: string) => (
    <span lang="en">
      <b>{getOptionLetter(prompt.options, id)}</b> <RichText inline html={getText(id)} />
    </span>
  );
  return (
    <ReviewFrame text={prompt.text} {...reviewScore}>
      {!reviewScore.isBlank && (
        <ReviewPart title={tShared(perspective === 'own' ? 'ownAnswer' : 'studentAnswer')}>
          {value.map((id, index) => {
            const place = key_.indexOf(id);
            const stands = place === index;
            return (
              <ReviewLine
                key={id}
                tone={stands ? 'right' : 'wrong'}
                label={stands ? t('atPlace') : t('place', { place: place + 1 })}
              >
                {line(id)}
              </ReviewLine>
            );
          })}
        </ReviewPart>
      )}
      {!isRight && (
        <ReviewPart title={t('keyOrder', { order: ordering.spellKey(key_, prompt) })}>
          {key_.map((id) => (
            <ReviewLine key={id} tone="right">
              {line(id)}
            </ReviewLine>
          ))}
        </ReviewPart>
      )}
    </ReviewFrame>
  );
};
