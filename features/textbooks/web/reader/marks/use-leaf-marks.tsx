import { useMemo } from 'react';
import { numbersOf } from '../../../mark-look.ts';
import type { LeafMarks } from '../pages/page-column.tsx';
import { Drawing, MarksOver, MarksUnder } from './marks-shown.tsx';
import type { Annotating } from './use-annotating.ts';
import type { MarksState } from './use-marks.ts';

interface LeafMarksParts {
  marks: MarksState;
  annotating: Annotating;
  /** False while the original is looked at. */
  isShown: boolean;
}

const nothing: LeafMarks = { under: null, over: null };

/** What is marked on a page, under and over its words. */
export const useLeafMarks = ({ marks, annotating, isShown }: LeafMarksParts) => {
  const all = marks.marks;
  const numbers = useMemo(() => numbersOf(all), [all]);
  const { tool, colour, opened } = annotating;
  const draws = marks.isMine && (tool === 'pen' || tool === 'note');
  return (page: number): LeafMarks => {
    if (!isShown) return nothing;
    const mine = all.filter((mark) => mark.page === page);
    return {
      under: mine.length > 0 ? <MarksUnder marks={mine} lit={opened} /> : null,
      over: (
        <>
          {mine.length > 0 && <MarksOver marks={mine} numbers={numbers} lit={opened} onOpen={annotating.open} />}
          {draws && <Drawing {...{ page, tool, colour }} onLine={annotating.draw} onPlace={annotating.pin} />}
        </>
      ),
    };
  };
};
