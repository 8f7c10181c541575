import type { SearchState } from './find/use-book-search.ts';
import type { Annotation } from './marks/use-annotation.ts';
import type { MarksState } from './marks/use-marks.ts';
import type { PagesState } from './pages/use-pages.ts';
import type { PanelName } from './panels/side-panel.tsx';
import type { LayerChoice } from './toolbar.tsx';
import { useReaderKeys } from './use-reader-keys.ts';
import type { useWordCard } from './use-word-card.tsx';

interface ReaderKeyTargets {
  pagesState: PagesState;
  search: SearchState;
  word: ReturnType<typeof useWordCard>;
  marks: MarksState;
  annotating: Annotation;
  layer: LayerChoice | null;
  panel: PanelName | null;
  setPanel(panel: PanelName | null): void;
  onKeys(): void;
}

const lineStep = 60;

/** Binds the reader's keys to actions. */
export const useReaderKeyBindings = (targets: ReaderKeyTargets): void => {
  const { pagesState, search, word, marks, annotating, layer, panel, setPanel, onKeys } = targets;
  const { zoom, page, pages, go, scrollBy } = pagesState;
  const close = (): boolean => {
    if (word.asked) word.leave();
    else if (annotating.opened !== null) annotating.open(null);
    else if (annotating.tool !== 'select') annotating.setTool('select');
    else return false;
    return true;
  };
  const highlight = () => {
    const { colour } = annotating;
    if (!annotating.highlightSelected({ colour, opens: false })) annotating.setTool('highlight');
  };
  useReaderKeys({
    ArrowRight: () => go(page + 1),
    ArrowLeft: () => go(page - 1),
    PageDown: () => go(page + 1),
    PageUp: () => go(page - 1),
    ArrowDown: () => scrollBy(lineStep),
    ArrowUp: () => scrollBy(-lineStep),
    Home: () => go(1),
    End: () => go(pages),
    '+': zoom.larger,
    '=': zoom.larger,
    '-': zoom.smaller,
    '0': () => zoom.to('width'),
    '/': () => setPanel('search'),
    'Ctrl f': () => setPanel('search'),
    F3: search.next,
    'Shift F3': search.previous,
    Enter: word.askSelected,
    Escape: close,
    m: () => setPanel(panel === null ? 'outline' : null),
    l: () => layer?.onShow(!layer.isShown),
    '?': onKeys,
    ...(marks.isMine && {
      v: () => annotating.setTool('select'),
      h: highlight,
      n: () => annotating.setTool('note'),
      p: () => annotating.setTool('pen'),
      'Ctrl z': () => marks.undo?.(),
      'Ctrl y': () => marks.redo?.(),
      'Ctrl Shift z': () => marks.redo?.(),
    }),
  });
};
