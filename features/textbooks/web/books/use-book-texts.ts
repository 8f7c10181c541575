import { findProgrammeCard } from '@inkstone/programmes/cards';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { isCounting, isUnreadable } from '../../rules.ts';
import type { TextbookRecord } from '../../contract.ts';
import { bookMessages } from '../../messages.ts';
import { getSubjectMessageKey } from './subjects.ts';

/** Texts about a textbook: subject, edition and length. */
export const useBookTexts = () => {
  const t = useTranslation(bookMessages);
  const language = useLanguage();
  const programmeName = (id: string): string => findProgrammeCard(id)?.name[language] ?? id;
  const subjectName = (id: string): string => {
    const word = getSubjectMessageKey(id);
    return word ? t(word) : id;
  };
  const editionName = ({ annotated, annotator }: Pick<TextbookRecord, 'annotated' | 'annotator'>): string =>
    annotated ? t('annotatedBy', { name: annotator }) : t('original');
  const pagesText = (pages: number | null): string => {
    if (isCounting(pages)) return t('counting');
    return isUnreadable(pages) ? t('unreadable') : t('pages', { count: pages });
  };
  /** Programme, subject and vocabulary in one line. */
  const aboutText = ({
    programme,
    subject,
    vocabulary,
  }: Pick<TextbookRecord, 'programme' | 'subject' | 'vocabulary'>) =>
    [
      programme && programmeName(programme),
      subject && subjectName(subject),
      vocabulary !== null && t('vocabulary', { count: vocabulary.toLocaleString(language) }),
    ]
      .filter(Boolean)
      .join(t('dot'));
  return { programmeName, subjectName, editionName, pagesText, aboutText };
};
