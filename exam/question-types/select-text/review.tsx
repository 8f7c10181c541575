import { RichText, useTranslation } from '@inkstone/ui';
import { messages as shared } from '../messages.ts';
import { ReviewFrame, ReviewLine, ReviewLines } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import type { ReviewProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { markPassage } from './marked-spans.ts';
import styles from './select.module.css';
import { selectTextScoring } from './scoring.ts';
import { getSelectedText, selectText, type Answer, type Key, type Prompt } from './type.ts';

/** The passage with the selection and the key. */
export const Review = ({ prompt, key_, value, perspective = 'own' }: ReviewProps<Prompt, Key, Answer>) => {
  const t = useTranslation(messages);
  const tShared = useTranslation(shared);
  const reviewScore = getReviewScore(selectText, selectTextScoring, { prompt, key: key_, value });
  const isRight = reviewScore.score !== null && reviewScore.score.earned === reviewScore.score.possible;
  const marked = markPassage({ prompt, key: key_, value });
  return (
    <ReviewFrame {...reviewScore}>
      <div lang="en">
        <RichText html={prompt.text} />
      </div>
      <div className={styles.passage} lang="en">
        {marked.map(({ text, from, tone, says }) =>
          tone === null ? (
            <span key={from}>{text}</span>
          ) : (
            <mark key={from} className={styles.mark} data-tone={tone}>
              {text}
              {says && <span className="vh"> ({t(says)})</span>}
            </mark>
          ),
        )}
      </div>
      {prompt.by === 'span' && value && (
        <ReviewLines>
          <ReviewLine
            tone={isRight ? 'right' : 'wrong'}
            label={tShared(perspective === 'own' ? 'ownAnswer' : 'studentAnswer')}
          >
            <span lang="en">{getSelectedText(value, prompt)}</span>
          </ReviewLine>
        </ReviewLines>
      )}
    </ReviewFrame>
  );
};
