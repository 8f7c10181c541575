import { useTranslation } from '@inkstone/ui';
import type { PaperMark } from '../../paper/paper-mark.ts';
import { paperMarkMessages } from '../../messages.ts';

/** Points without needless decimals. */
export const pointsText = (points: number): string => String(Math.round(points * 100) / 100);

/** A mark in words: its points, or why there are none. */
export const useMarkText = () => {
  const t = useTranslation(paperMarkMessages);
  return ({ state, points, parts }: PaperMark): string => {
    if (state !== 'marked') return t(state);
    if (points !== null) return pointsText(points);
    const known = parts.map((value) => (value === null ? '–' : pointsText(value))).join(' + ');
    return `${known} (${t('partly')})`;
  };
};

/** A mark as it stands in the cells of a row. */
export const useMarkCells = () => {
  const t = useTranslation(paperMarkMessages);
  return ({ state, points, parts }: PaperMark, columns: number): string[] => {
    const texts = parts.length > 0 ? parts : [points];
    return Array.from({ length: columns }, (_column, index) => {
      if (state === 'absent' || state === 'excused') return index === 0 ? t(state) : '';
      const value = texts[index] ?? null;
      return value === null ? '' : pointsText(value);
    });
  };
};
