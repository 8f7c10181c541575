import { useState } from 'react';
import type { Pdf } from '@inkstone/ui/pdf';
import type { BookView } from '../../contract.ts';
import { useBookSearch } from './find/use-book-search.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { AnnotateTools } from './marks/annotate-tools.tsx';
import { MarkCard } from './marks/mark-card.tsx';
import { SelectionBar } from './marks/selection-bar.tsx';
import { useAnnotation } from './marks/use-annotation.ts';
import { usePageMarkLayers } from './marks/use-page-mark-layers.tsx';
import { useMarks } from './marks/use-marks.ts';
import { OfflineLine } from './offline-line.tsx';
import { PageColumn } from './pages/page-column.tsx';
import { usePages } from './pages/use-pages.ts';
import { ReaderPanels } from './panels/reader-panels.tsx';
import type { PanelName } from './panels/side-panel.tsx';
import { getFirstPage, useReadingReport } from './reading/use-reading-report.ts';
import { Toolbar } from './toolbar.tsx';
import { useReaderKeyBindings } from './use-reader-key-bindings.ts';
import { useWordCard } from './use-word-card.tsx';
import { CollectButton } from './words/collect-button.tsx';
import { useNotebook } from './words/use-notebook.ts';
import { WordCard } from './words/word-card.tsx';
import styles from './reader.module.css';

interface ReaderProps {
  view: BookView;
  pdf: Pdf;
  personId: number;
  /** The page in the URL. */
  first: number | undefined;
  onRenew(): Promise<boolean>;
  onLeave(): void;
}

/** An open book: its pages with marks, and the navigation panels. */
export const Reader = ({ view, pdf, personId, first, onRenew, onLeave }: ReaderProps) => {
  const [begin] = useState(() => first ?? getFirstPage(view, personId));
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [hasKeys, setKeys] = useState(false);

  const parts = useReaderParts({ view, pdf, personId, begin, onRenew });
  const { pagesState: place, search, marks, annotating, notebook, word, isShown, hasMarks, layer } = parts;
  useReaderKeyBindings({ ...parts, panel, setPanel, onKeys: () => setKeys(true) });

  const { asked: lookup } = word;
  const { zoom, page } = place;
  return (
    <main className={styles.reader}>
      <Toolbar
        name={view.name}
        {...{ page, zoom, panel, layer, onLeave }}
        pages={pdf.pages}
        onGo={place.go}
        onPanel={setPanel}
        onKeys={() => setKeys(true)}
      />
      {marks.isMine && <AnnotateTools annotating={annotating} marks={marks} />}
      <OfflineLine onLeave={onLeave} />
      <div className={styles.body}>
        {panel && (
          <ReaderPanels
            {...{ pdf, pagesState: place, search, marks, annotating, notebook, view, panel, hasMarks }}
            onPanel={setPanel}
            onAsk={word.askForm}
          />
        )}
        <PageColumn
          pdf={pdf}
          getMarkLayers={parts.getMarkLayers}
          scroller={place.scroller}
          scale={zoom.scale}
          nearPages={place.near}
          getSize={place.sizeOf}
          layers={place.layers}
          hits={search.hits}
          current={search.current}
          highlighted={lookup && lookup.occurrence.page > 0 ? lookup.occurrence : null}
          onFailed={place.onFailed}
          onRetry={place.renew}
        />
      </div>
      <ReaderCards {...{ isShown, annotating, marks, word, notebook }} editionId={view.editionId} />
      {hasKeys && <KeysDialog annotates={marks.isMine} onClose={() => setKeys(false)} />}
    </main>
  );
};

interface ReaderCardsProps {
  /** Whether marks are shown. */
  isShown: boolean;
  annotating: ReturnType<typeof useAnnotation>;
  marks: ReturnType<typeof useMarks>;
  word: ReturnType<typeof useWordCard>;
  notebook: ReturnType<typeof useNotebook>;
  editionId: number;
}

/** What appears over the pages: the bar of a selection, the card of a mark or that of a word. */
const ReaderCards = ({ isShown, annotating, marks, word, notebook, editionId }: ReaderCardsProps) => {
  const { asked: lookup } = word;
  return (
    <>
      {isShown && <SelectionBar annotating={annotating} onMeaning={() => void word.askSelected()} />}
      {isShown && !lookup && <MarkCard annotating={annotating} marks={marks} onRemoved={word.leave} />}
      {lookup && (
        <WordCard
          lookup={lookup}
          collecting={<CollectButton notebook={notebook} lookup={lookup} editionId={editionId} />}
          onClose={word.leave}
          onAsk={(form) => word.askForm(form, lookup.occurrence)}
        />
      )}
    </>
  );
};

interface ReaderPartsOptions extends Pick<ReaderProps, 'view' | 'pdf' | 'personId' | 'onRenew'> {
  /** The page to open at. */
  begin: NonNullable<ReaderProps['first']>;
}

/** What an open book consists of: pages, search, marks, notebook and the card of a word. */
const useReaderParts = ({ view, pdf, personId, begin, onRenew }: ReaderPartsOptions) => {
  const [isShown, setShown] = useState(true);
  const place = usePages({ pdf, firstPage: begin, onSeen: useReadingReport(view, personId), onRenew });
  const search = useBookSearch(pdf, { page: place.page, onShow: (hit) => place.go(hit.page) });
  const marks = useMarks(view, personId);
  const annotating = useAnnotation(place, marks);
  const notebook = useNotebook(personId);
  const word = useWordCard(place, isShown ? annotating.takes : undefined);
  const getMarkLayers = usePageMarkLayers({ marks, annotating, isShown });
  const hasMarks = marks.isMine || marks.marks.length > 0;
  const layer = hasMarks ? { isShown, onShow: setShown } : null;
  return { pagesState: place, search, marks, annotating, notebook, word, getMarkLayers, isShown, hasMarks, layer };
};
