import { calendarDayText } from '@inkstone/base';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { pastScoreMessages } from '../../messages.ts';
import type { PastScore, PastScoreText } from '../../past/plan-past-scores.ts';

/** The total of an earlier score with its parts and source, in one line. */
export const useScoreText = () => {
  const t = useTranslation(pastScoreMessages);
  return ({ total, parts, source }: PastScoreText): string =>
    [total, ...parts.map((part) => t('part', { name: part.name, score: part.score })), source]
      .filter(Boolean)
      .join(' · ');
};

/** A score that a row of a table would import; a day that cannot be read is shown as it is written there. */
export const usePlannedText = () => {
  const t = useTranslation(pastScoreMessages);
  const language = useLanguage();
  const toText = useScoreText();
  return ({ score, dayText }: { score: PastScore; dayText: string }): string => {
    const day = score.day === '' ? dayText : calendarDayText(score.day, language);
    const exam = [score.exam, day].filter(Boolean).join(t('comma'));
    const text = toText(score);
    return exam === '' || text === '' ? exam || text : t('score', { exam, score: text });
  };
};
