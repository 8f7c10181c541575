import { Fragment, type ReactNode } from 'react';
import { getExamName, findProgrammeCard } from '@inkstone/programmes/cards';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { dayText, instantText } from '@inkstone/ui/time';
import type { QuestionSetMatch } from '../../contract.ts';
import type { Hit } from './search-results.ts';
import { messages } from './messages.ts';

/**
 * Details that distinguish hits of the same name: dates, classes, user name, exam; duplicate class names are shown
 * once.
 */
export const HitFacts = ({ hit }: { hit: Hit }) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const content = ({ questionCount, updatedAt }: QuestionSetMatch) => [
    t('questions', { count: questionCount }),
    t('saved', { at: dayText(updatedAt, language) }),
  ];
  const facts = (): string[] => {
    if (hit.of === 'work') {
      const { deadline, classes, isWithdrawn } = hit.row;
      return [...(isWithdrawn ? [t('withdrawn')] : []), t('due', { at: instantText(deadline, language) }), ...classes];
    }
    if (hit.of === 'book') {
      const programme = findProgrammeCard(hit.row.programme)?.name[language];
      const { annotator } = hit.row;
      return [
        annotator === '' ? t('original') : t('annotatedBy', { name: annotator }),
        ...(programme ? [programme] : []),
      ];
    }
    if (hit.of === 'student') return [hit.row.username, ...hit.row.classes];
    if (hit.of === 'paper') return [getExamName(hit.row, language), ...content(hit.row)];
    return [findProgrammeCard(hit.row.programme)?.name[language] ?? hit.row.programme, ...content(hit.row)];
  };
  return (
    <>
      {[...new Set(facts())].map((fact, index): ReactNode => (
        <Fragment key={fact}>
          {index > 0 && t('dot')}
          <span className="nowrap">{fact}</span>
        </Fragment>
      ))}
    </>
  );
};
