import { useMemo, useState } from 'react';
import { useWords, WarningIcon } from '@inkstone/ui';
import type { Pdf } from '@inkstone/ui/pdf';
import type { BookView } from '../../contract.ts';
import { useSearchIn } from './find/use-search.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { messages } from './messages.ts';
import { PageColumn, type LeafMarks } from './pages/page-column.tsx';
import { usePages } from './pages/use-pages.ts';
import { Outline, useOutline } from './panels/outline.tsx';
import { SearchPanel } from './panels/search-panel.tsx';
import { SidePanel, type PanelName } from './panels/side-panel.tsx';
import { Thumbnails } from './panels/thumbnails.tsx';
import { firstPageOf, useReadingReport } from './reading/use-reading-report.ts';
import { Toolbar } from './toolbar.tsx';
import { useOnline } from './use-online.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { useWordCard } from './use-word-card.tsx';
import { WordCard } from './words/word-card.tsx';
import styles from './reader.module.css';

interface ReaderProps {
  view: BookView;
  pdf: Pdf;
  personId: number;
  /** The page that the address asks for. */
  first: number | undefined;
  onRenew(): Promise<boolean>;
  onLeave(): void;
}

const noMarks: LeafMarks = { under: null, over: null };

/** An open book: its pages, and beside them what one finds one's way with. */
export const Reader = ({ view, pdf, personId, first, onRenew, onLeave }: ReaderProps) => {
  const t = useWords(messages);
  const isOnline = useOnline();
  const [begin] = useState(() => first ?? firstPageOf(view, personId));
  const onSeen = useReadingReport(view, personId);
  const place = usePages({ pdf, first: begin, onSeen, onRenew });
  const search = useSearchIn(pdf, { page: place.page, onShow: (hit) => place.go(hit.page) });
  const outline = useOutline(pdf);
  const word = useWordCard(place);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [hasKeys, setKeys] = useState(false);
  const { zoom, page, go, scrollBy } = place;

  useReaderKeys({
    ArrowRight: () => go(page + 1),
    ArrowLeft: () => go(page - 1),
    PageDown: () => go(page + 1),
    PageUp: () => go(page - 1),
    ArrowDown: () => scrollBy(60),
    ArrowUp: () => scrollBy(-60),
    Home: () => go(1),
    End: () => go(pdf.pages),
    '+': zoom.larger,
    '=': zoom.larger,
    '-': zoom.smaller,
    '0': () => zoom.to('width'),
    '/': () => setPanel('search'),
    'Ctrl f': () => setPanel('search'),
    F3: search.next,
    'Shift F3': search.previous,
    Enter: word.askSelected,
    Escape: () => (word.asked ? word.leave() : false),
    m: () => setPanel(panel === null ? 'outline' : null),
    '?': () => setKeys(true),
  });

  const names = useMemo((): readonly PanelName[] => ['thumbnails', 'outline', 'search'], []);
  const { asked } = word;
  return (
    <main className={styles.reader}>
      <Toolbar
        name={view.name}
        {...{ page, zoom, panel, onLeave }}
        pages={pdf.pages}
        layer={null}
        onGo={go}
        onPanel={setPanel}
        onKeys={() => setKeys(true)}
      />
      {!isOnline && (
        <p className={styles.notice} role="status">
          <WarningIcon /> {t('offline')}
        </p>
      )}
      <div className={styles.body}>
        {panel && (
          <SidePanel names={names} open={panel} onOpen={setPanel}>
            {panel === 'thumbnails' && <Thumbnails pdf={pdf} page={page} sizeOf={place.sizeOf} onGo={go} />}
            {panel === 'outline' && outline && <Outline rows={outline} page={page} onGo={go} />}
            {panel === 'search' && <SearchPanel search={search} pages={pdf.pages} />}
          </SidePanel>
        )}
        <PageColumn
          scroller={place.scroller}
          {...{ pdf }}
          scale={zoom.scale}
          near={place.near}
          sizeOf={place.sizeOf}
          layers={place.layers}
          hits={search.hits}
          current={search.current}
          lit={asked && asked.met.page > 0 ? asked.met : null}
          marksOf={() => noMarks}
          onFailed={place.onFailed}
          onRetry={place.renew}
        />
      </div>
      {asked && <WordCard asked={asked} onClose={word.leave} onAsk={(form) => word.askForm(form, asked.met)} />}
      {hasKeys && <KeysDialog annotates={view.mayAnnotate} onClose={() => setKeys(false)} />}
    </main>
  );
};
