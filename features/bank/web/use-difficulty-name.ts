import { useTranslation } from '@inkstone/ui';
import { classificationMessages } from '../messages.ts';
import { difficultyLevels } from '../rules.ts';

/** The name of a level of difficulty; empty for an unknown one. */
export const useDifficultyName = (): ((level: number) => string) => {
  const t = useTranslation(classificationMessages);
  return (level) => {
    const known = difficultyLevels.find((candidate) => candidate === level);
    return known === undefined ? '' : t(`level-${known}`);
  };
};
