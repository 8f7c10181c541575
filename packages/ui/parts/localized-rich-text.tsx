import type { LocalizedText } from '@inkstone/base';
import { useLanguage } from '../words/index.ts';
import { RichText } from './rich-text.tsx';

interface RichPairProps {
  /** Rich text in both languages; an empty one was not written. */
  texts: LocalizedText;
  /** Shown where neither was written. */
  fallback: string;
}

/** Rich text in the reader's language, else in the other one. */
export const LocalizedRichText = ({ texts, fallback }: RichPairProps) => {
  const language = useLanguage();
  const otherLanguage = language === 'en' ? 'zh' : 'en';
  const written = texts[language] === '' ? otherLanguage : language;
  if (texts[written] === '') return <p className="meta">{fallback}</p>;
  return <RichText html={texts[written]} lang={written === 'zh' ? 'zh-CN' : 'en'} />;
};
