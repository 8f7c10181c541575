import { langTag, useLanguage, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import styles from './gap-review.module.css';
import { ToneIcon } from './verdict.tsx';

interface GapReviewProps {
  word: string;
  forms: readonly string[];
  isRight: boolean;
}

/** One gap in a report: the answer, whether it is right, and the key if not. */
export const GapReview = ({ word, forms, isRight }: GapReviewProps) => {
  const t = useTranslation(messages);
  const language = langTag(useLanguage());
  const tone = isRight ? 'right' : 'wrong';
  return (
    <span className={styles.answer} data-tone={tone} lang={language}>
      <ToneIcon tone={tone} />
      <span className="vh">{t(tone)}</span>
      {word.trim() === '' ? (
        <span className={styles.nothing}>{t('leftEmpty')}</span>
      ) : (
        <span className={styles.written} lang="en">
          {word}
        </span>
      )}
      {!isRight && (
        <span className={styles.key}>
          <span className="vh">{t('key')}</span> <span lang="en">{forms.join(' / ')}</span>
        </span>
      )}
    </span>
  );
};
