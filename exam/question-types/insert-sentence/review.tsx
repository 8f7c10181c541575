import { optionLetter } from '@inkstone/base';
import { RichText, useTranslation } from '@inkstone/ui';
import { messages as shared } from '../messages.ts';
import { GappedText } from '../parts/gapped-text.tsx';
import { ReviewFrame, ReviewLine, ReviewLines } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import type { ReviewProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import styles from './squares.module.css';
import { insertSentenceScoring } from './scoring.ts';
import { insertSentence } from './type.ts';
import type { Prompt, Square } from './type.ts';

/**
 * The paragraph with lettered squares and the sentence at its right position, then the chosen square and the right one.
 */
export const Review = ({ prompt, key_, value, perspective = 'own' }: ReviewProps<Prompt, Square, Square>) => {
  const t = useTranslation(messages);
  const tShared = useTranslation(shared);
  const reviewScore = getReviewScore(insertSentence, insertSentenceScoring, { prompt, key: key_, value });
  const isRight = value === key_;
  const square = (number: Square) => (
    <>
      <span className={styles.place} data-tone={number === key_ ? 'right' : number === value ? 'wrong' : undefined}>
        {optionLetter(number - 1)}
      </span>
      {number === key_ && (
        <strong>
          <RichText inline html={prompt.sentence} />{' '}
        </strong>
      )}
    </>
  );
  const name = (number: Square) => t('squareName', { letter: optionLetter(number - 1) });
  return (
    <ReviewFrame {...reviewScore}>
      <div className={styles.sentence} lang="en">
        <RichText html={prompt.sentence} />
      </div>
      <div className={styles.read} lang="en">
        <GappedText html={prompt.text} marker="square" gap={square} />
      </div>
      <ReviewLines>
        {value !== undefined && (
          <ReviewLine
            tone={isRight ? 'right' : 'wrong'}
            label={tShared(perspective === 'own' ? 'ownAnswer' : 'studentAnswer')}
          >
            {name(value)}
          </ReviewLine>
        )}
        {!isRight && (
          <ReviewLine tone="right" label={tShared('key')}>
            {name(key_)}
          </ReviewLine>
        )}
      </ReviewLines>
    </ReviewFrame>
  );
};
