import { RichText, useLanguage, useWords } from '@inkstone/ui';
import { messages } from '../messages.ts';
import styles from './entry.module.css';

/** The explanation in the reader's language, else in the one that it was written in. */
export const Explanation = ({ explanation }: { explanation: { en: string; zh: string } }) => {
  const t = useWords(messages);
  const language = useLanguage();
  const other = language === 'en' ? 'zh' : 'en';
  const written = explanation[language] === '' ? other : language;
  const html = explanation[written];
  return (
    <div className={styles.explanation}>
      <p className="small strong">{t('explanation')}</p>
      {html === '' ? (
        <p className="meta">{t('noExplanation')}</p>
      ) : (
        <RichText html={html} lang={written === 'zh' ? 'zh-CN' : 'en'} />
      )}
    </div>
  );
};
