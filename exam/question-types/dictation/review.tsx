import { useTranslation } from '@inkstone/ui';
import { ReviewFrame } from '../parts/review-frame.tsx';
import { shownScore } from '../parts/score-of.ts';
import type { ReviewProps } from '../views-contract.ts';
import styles from './dictation.module.css';
import { messages } from './messages.ts';
import { dictation, nearest } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';
import { WordDiff } from './word-diff.tsx';

/** What was typed beside what was said, word by word, and what was said in full. */
export const Review = ({ prompt, key_, value = '', whose = 'own' }: ReviewProps<Prompt, Key, Answer>) => {
  const t = useTranslation(messages);
  const shown = shownScore(dictation, { prompt, key: key_, value });
  const { reference, alignment } = nearest(value, key_);
  return (
    <ReviewFrame text={prompt.text} {...shown}>
      {!shown.isBlank && <WordDiff title={t(whose === 'own' ? 'ownWords' : 'studentWords')} alignment={alignment} />}
      <div className={styles.part} role="group" aria-label={t('said')}>
        <p className="small strong">{t('said')}</p>
        <p className={styles.said} lang="en">
          {reference}
        </p>
      </div>
    </ReviewFrame>
  );
};
