import { LocalizedRichText, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import styles from './entry.module.css';

/** The explanation in the reader's language, else in the other one. */
export const Explanation = ({ explanation }: { explanation: { en: string; zh: string } }) => {
  const t = useTranslation(messages);
  return (
    <div className={styles.explanation}>
      <p className="small strong">{t('explanation')}</p>
      <LocalizedRichText texts={explanation} fallback={t('noExplanation')} />
    </div>
  );
};
