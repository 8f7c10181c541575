import { useMemo } from 'react';
import { numberMarks } from '../../../mark-style.ts';
import type { PageMarkLayers } from '../pages/page-column.tsx';
import { DrawingSurface, NotePins, HighlightLayer } from './mark-layers.tsx';
import type { Annotation } from './use-annotation.ts';
import type { MarksState } from './use-marks.ts';

interface PageMarkLayersOptions {
  marks: MarksState;
  annotating: Annotation;
  /** False while the original is shown. */
  isShown: boolean;
}

const noLayers: PageMarkLayers = { under: null, over: null };

/** The marks of a page, below and above its text. */
export const usePageMarkLayers = ({ marks, annotating, isShown }: PageMarkLayersOptions) => {
  const all = marks.marks;
  const numbers = useMemo(() => numberMarks(all), [all]);
  const { tool, colour, opened } = annotating;
  const draws = marks.isMine && (tool === 'pen' || tool === 'note');
  return (page: number): PageMarkLayers => {
    if (!isShown) return noLayers;
    const pageMarks = all.filter((mark) => mark.page === page);
    return {
      under: pageMarks.length > 0 ? <HighlightLayer marks={pageMarks} lit={opened} /> : null,
      over: (
        <>
          {pageMarks.length > 0 && (
            <NotePins marks={pageMarks} numbers={numbers} lit={opened} onOpen={annotating.open} />
          )}
          {draws && <DrawingSurface {...{ page, tool, colour }} onLine={annotating.draw} onPlace={annotating.pin} />}
        </>
      ),
    };
  };
};
