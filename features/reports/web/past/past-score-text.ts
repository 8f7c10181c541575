import { useTranslation } from '@inkstone/ui';
import { pastScoreMessages } from '../../messages.ts';
import type { PastScoreText } from '../../past/plan-past-scores.ts';

/** The total of an earlier score with its parts and source, in one line. */
export const useScoreText = () => {
  const t = useTranslation(pastScoreMessages);
  return ({ total, parts, source }: PastScoreText): string =>
    [total, ...parts.map((part) => t('part', { name: part.name, score: part.score })), source]
      .filter(Boolean)
      .join(' · ');
};
