import { langTag, useLanguage, useWords } from '@inkstone/ui';
import { messages as shared } from '../messages.ts';
import { GappedText } from '../parts/gapped-text.tsx';
import { ReviewFrame } from '../parts/review-frame.tsx';
import { shownScore } from '../parts/score-of.ts';
import { Sign } from '../parts/verdict.tsx';
import type { ReviewProps } from '../views-contract.ts';
import styles from './gap.module.css';
import { messages } from './messages.ts';
import { blanks, rightGaps } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';

interface GapReviewProps {
  word: string;
  forms: readonly string[];
  isRight: boolean;
}

/** One gap: what was written, whether it is right, and else what is. */
const GapReview = ({ word, forms, isRight }: GapReviewProps) => {
  const t = useWords(messages);
  const say = useWords(shared);
  const language = langTag(useLanguage());
  const tone = isRight ? 'right' : 'wrong';
  return (
    <span className={styles.answer} data-tone={tone} lang={language}>
      <Sign tone={tone} />
      <span className="vh">{say(tone)}</span>
      {word.trim() === '' ? (
        <span className={styles.nothing}>{t('nothing')}</span>
      ) : (
        <span className={styles.written} lang="en">
          {word}
        </span>
      )}
      {!isRight && (
        <span className={styles.key}>
          <span className="vh">{say('key')}</span> <span lang="en">{forms.join(' / ')}</span>
        </span>
      )}
    </span>
  );
};

/** The text with every gap's answer, and the key where it was missed. */
export const Review = ({ prompt, key_, value = [] }: ReviewProps<Prompt, Key, Answer>) => {
  const rights = rightGaps(value, key_);
  const gap = (number: number) => (
    <GapReview word={value[number - 1] ?? ''} forms={key_[number - 1] ?? []} isRight={rights[number - 1] ?? false} />
  );
  return (
    <ReviewFrame {...shownScore(blanks, { prompt, key: key_, value })}>
      <div className={styles.read} lang="en">
        <GappedText html={prompt.text} gap={gap} />
      </div>
    </ReviewFrame>
  );
};
