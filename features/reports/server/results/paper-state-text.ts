import { localize, type Language } from '@inkstone/base';
import type { PaperMarkState } from '../../paper/paper-mark.ts';
import { paperMarkMessages, resultStateMessages } from '../../messages.ts';

interface PaperMarkFacts {
  /** Null where nothing was typed in. */
  state: PaperMarkState | null;
  points: number | null;
  releasedAt: Date | null;
}

/** How far a mark of a test on paper has come, in words; one whose parts are not all there is not marked yet. */
export const toPaperStateText = ({ state, points, releasedAt }: PaperMarkFacts, language: Language): string => {
  if (state === 'absent' || state === 'excused') return localize(paperMarkMessages.pairs[state], language);
  if (state === 'marked' && points === null) return localize(paperMarkMessages.pairs.partly, language);
  if (points === null) return localize(paperMarkMessages.pairs.empty, language);
  return localize(resultStateMessages.pairs[releasedAt === null ? 'marked' : 'released'], language);
};
