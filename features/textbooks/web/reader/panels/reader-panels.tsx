import type { Pdf } from '@inkstone/ui/pdf';
import type { BookView } from '../../../contract.ts';
import { startOf } from '../../../mark-look.ts';
import type { SearchState } from '../find/use-search.ts';
import { MarksPanel } from '../marks/marks-panel.tsx';
import type { Annotating } from '../marks/use-annotating.ts';
import type { MarksState } from '../marks/use-marks.ts';
import type { PagesState } from '../pages/use-pages.ts';
import { NotebookPanel } from '../words/notebook-panel.tsx';
import type { Notebook } from '../words/use-notebook.ts';
import { Outline, useOutline } from './outline.tsx';
import { SearchPanel } from './search-panel.tsx';
import { SidePanel, useLiesOver, type PanelName } from './side-panel.tsx';
import { Thumbnails } from './thumbnails.tsx';

interface ReaderPanelsProps {
  pdf: Pdf;
  place: PagesState;
  search: SearchState;
  marks: MarksState;
  annotating: Annotating;
  notebook: Notebook;
  view: BookView;
  panel: PanelName;
  hasMarks: boolean;
  onPanel(panel: PanelName | null): void;
  onAsk(form: string): void;
}

// Where a note is pinned that has no place of its own.
const topOfPage: [number, number] = [0.06, 0.06];

/** The panel beside the pages with what is chosen for it. */
export const ReaderPanels = (props: ReaderPanelsProps) => {
  const { pdf, place, search, marks, annotating, notebook, view, panel, hasMarks, onPanel, onAsk } = props;
  const { page, go } = place;
  const outline = useOutline(pdf);
  const liesOver = useLiesOver();
  const names: PanelName[] = ['thumbnails', 'outline', 'search', ...(hasMarks ? (['marks'] as const) : []), 'notebook'];
  return (
    <SidePanel names={names} open={panel} onOpen={onPanel}>
      {panel === 'thumbnails' && <Thumbnails pdf={pdf} page={page} sizeOf={place.sizeOf} onGo={go} />}
      {panel === 'outline' && outline && <Outline rows={outline} page={page} onGo={go} />}
      {panel === 'search' && (
        <SearchPanel search={search} pages={pdf.pages} onShown={() => liesOver && onPanel(null)} />
      )}
      {panel === 'marks' && (
        <MarksPanel
          marks={marks}
          page={page}
          onJump={(mark) => {
            go(mark.page, startOf(mark)[1]);
            annotating.open(mark.id);
          }}
          onPin={() => annotating.pin(page, topOfPage)}
        />
      )}
      {panel === 'notebook' && (
        <NotebookPanel notebook={notebook} fileid={view.fileid} onJump={go} onAsk={(form) => onAsk(form)} />
      )}
    </SidePanel>
  );
};
