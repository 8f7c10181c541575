import { useState } from 'react';
import { useTranslation, WarningIcon } from '@inkstone/ui';
import type { Pdf } from '@inkstone/ui/pdf';
import type { BookView } from '../../contract.ts';
import { useSearchIn } from './find/use-search.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { AnnotateTools } from './marks/annotate-tools.tsx';
import { MarkCard } from './marks/mark-card.tsx';
import { SelectionBar } from './marks/selection-bar.tsx';
import { useAnnotating } from './marks/use-annotating.ts';
import { useLeafMarks } from './marks/use-leaf-marks.tsx';
import { useMarks } from './marks/use-marks.ts';
import { readerMessages } from '../../messages.ts';
import { PageColumn } from './pages/page-column.tsx';
import { usePages } from './pages/use-pages.ts';
import { ReaderPanels } from './panels/reader-panels.tsx';
import type { PanelName } from './panels/side-panel.tsx';
import { firstPageOf, useReadingReport } from './reading/use-reading-report.ts';
import { Toolbar } from './toolbar.tsx';
import { useOnline } from './use-online.ts';
import { useKeysOf } from './use-keys-of.ts';
import { useWordCard } from './use-word-card.tsx';
import { CollectButton } from './words/collect-button.tsx';
import { useNotebook } from './words/use-notebook.ts';
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

/** An open book: its pages, what is marked on them, and beside them what one finds one's way with. */
export const Reader = ({ view, pdf, personId, first, onRenew, onLeave }: ReaderProps) => {
  const t = useTranslation(readerMessages);
  const isOnline = useOnline();
  const [begin] = useState(() => first ?? firstPageOf(view, personId));
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [hasKeys, setKeys] = useState(false);
  const [isShown, setShown] = useState(true);

  const place = usePages({ pdf, first: begin, onSeen: useReadingReport(view, personId), onRenew });
  const search = useSearchIn(pdf, { page: place.page, onShow: (hit) => place.go(hit.page) });
  const marks = useMarks(view, personId);
  const annotating = useAnnotating(place, marks);
  const notebook = useNotebook(personId);
  const word = useWordCard(place, isShown ? annotating.takes : undefined);
  const marksOf = useLeafMarks({ marks, annotating, isShown });
  const hasMarks = marks.isMine || marks.marks.length > 0;
  const layer = hasMarks ? { isShown, onShow: setShown } : null;
  useKeysOf({ place, search, word, marks, annotating, layer, panel, setPanel, onKeys: () => setKeys(true) });

  const { asked } = word;
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
      {!isOnline && (
        <p className={styles.notice} role="status">
          <WarningIcon /> {t('offline')}
        </p>
      )}
      <div className={styles.body}>
        {panel && (
          <ReaderPanels
            {...{ pdf, place, search, marks, annotating, notebook, view, panel, hasMarks }}
            onPanel={setPanel}
            onAsk={word.askForm}
          />
        )}
        <PageColumn
          {...{ pdf, marksOf }}
          scroller={place.scroller}
          scale={zoom.scale}
          near={place.near}
          sizeOf={place.sizeOf}
          layers={place.layers}
          hits={search.hits}
          current={search.current}
          lit={asked && asked.met.page > 0 ? asked.met : null}
          onFailed={place.onFailed}
          onRetry={place.renew}
        />
      </div>
      {isShown && <SelectionBar annotating={annotating} onMeaning={() => void word.askSelected()} />}
      {isShown && !asked && <MarkCard annotating={annotating} marks={marks} onRemoved={word.leave} />}
      {asked && (
        <WordCard
          asked={asked}
          collecting={<CollectButton notebook={notebook} asked={asked} fileid={view.fileid} />}
          onClose={word.leave}
          onAsk={(form) => word.askForm(form, asked.met)}
        />
      )}
      {hasKeys && <KeysDialog annotates={marks.isMine} onClose={() => setKeys(false)} />}
    </main>
  );
};
