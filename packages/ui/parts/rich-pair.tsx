import type { LocalizedText } from '@inkstone/base';
import { useLanguage } from '../words/index.ts';
import { RichText } from './rich-text.tsx';

interface RichPairProps {
  /** Rich text in both languages; an empty one was not written. */
  texts: LocalizedText;
  /** What stands there where neither was written. */
  none: string;
}

/** Rich text in the reader's language, else in the one that it was written in. */
export const RichPair = ({ texts, none }: RichPairProps) => {
  const language = useLanguage();
  const other = language === 'en' ? 'zh' : 'en';
  const written = texts[language] === '' ? other : language;
  if (texts[written] === '') return <p className="meta">{none}</p>;
  return <RichText html={texts[written]} lang={written === 'zh' ? 'zh-CN' : 'en'} />;
};
