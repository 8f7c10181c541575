import type { Pdf } from '@inkstone/ui/pdf';
import type { BookView } from '../../../contract.ts';
import { getMarkStart } from '../../../mark-style.ts';
import type { SearchState } from '../find/use-book-search.ts';
import { MarksPanel } from '../marks/marks-panel.tsx';
import type { Annotation } from '../marks/use-annotation.ts';
import type { MarksState } from '../marks/use-marks.ts';
import type { PagesState } from '../pages/use-pages.ts';
import { NotebookPanel } from '../words/notebook-panel.tsx';
import type { Notebook } from '../words/use-notebook.ts';
import { Outline, useOutline } from './outline.tsx';
import { SearchPanel } from './search-panel.tsx';
import { SidePanel, useIsPanelOverlay, type PanelName } from './side-panel.tsx';
import { Thumbnails } from './thumbnails.tsx';

interface ReaderPanelsProps {
  pdf: Pdf;
  pagesState: PagesState;
  search: SearchState;
  marks: MarksState;
  annotating: Annotation;
  notebook: Notebook;
  view: BookView;
  panel: PanelName;
  hasMarks: boolean;
  onPanel(panel: PanelName | null): void;
  onAsk(form: string): void;
}

// Default position of a note that is pinned by keyboard.
const topOfPage: [number, number] = [0.06, 0.06];

/** The side panel with its selected content. */
export const ReaderPanels = (props: ReaderPanelsProps) => {
  const { pdf, pagesState, search, marks, annotating, notebook, view, panel, hasMarks, onPanel, onAsk } = props;
  const { page, go } = pagesState;
  const outline = useOutline(pdf);
  const liesOver = useIsPanelOverlay();
  const names: PanelName[] = ['thumbnails', 'outline', 'search', ...(hasMarks ? (['marks'] as const) : []), 'notebook'];
  return (
    <SidePanel names={names} open={panel} onOpen={onPanel}>
      {panel === 'thumbnails' && <Thumbnails pdf={pdf} page={page} getSize={pagesState.sizeOf} onGo={go} />}
      {panel === 'outline' && outline && <Outline rows={outline} page={page} onGo={go} />}
      {panel === 'search' && (
        <SearchPanel search={search} pages={pdf.pages} onHitShown={() => liesOver && onPanel(null)} />
      )}
      {panel === 'marks' && (
        <MarksPanel
          marks={marks}
          page={page}
          onJump={(mark) => {
            go(mark.page, getMarkStart(mark)[1]);
            annotating.open(mark.id);
          }}
          onPin={() => annotating.pin(page, topOfPage)}
        />
      )}
      {panel === 'notebook' && (
        <NotebookPanel notebook={notebook} editionId={view.editionId} onJump={go} onAsk={(form) => onAsk(form)} />
      )}
    </SidePanel>
  );
};
