import { useMemo, useState } from 'react';
import { Section } from '@inkstone/ui';
import type { AnswerFile, Note } from '../../contract.ts';
import { listPageNotes, type PageNote } from '../../page-position.ts';
import { PageBoard } from './page-board.tsx';
import { PageNotesList } from './page-notes-list.tsx';
import { ViewTools } from './page-tools.tsx';
import { PagesLoading } from './pages-loading.tsx';
import { UnreadableFile } from './unreadable-file.tsx';
import { usePages } from './use-pages.ts';
import { useView } from './use-view.ts';
import styles from './pages.module.css';

interface AnnotatedPagesProps {
  file: AnswerFile;
  notes: readonly Note[];
}

/** A file with the teacher's notes on its pages, read-only. */
export const AnnotatedPages = ({ file, notes }: AnnotatedPagesProps) => {
  const own = useMemo(() => listPageNotes(notes, file.fileId), [notes, file.fileId]);
  return (
    <Section small repeats title={file.name}>
      <AnnotatedFile file={file} own={own} />
    </Section>
  );
};

const AnnotatedFile = ({ file, own }: { file: AnswerFile; own: readonly PageNote<Note>[] }) => {
  const { pages, retry, onFailed } = usePages(file);
  const view = useView(pages.state === 'ready' ? pages.count : 1);
  const [lit, setLit] = useState<string | null>(null);
  return (
    <div className={styles.desk}>
      {pages.state !== 'failed' && (
        <div className={`${styles.tools} no-print`}>
          <ViewTools view={view} />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.shown}>
          {pages.state === 'failed' && <UnreadableFile file={file} fault={pages.fault} onRetry={retry} />}
          {pages.state === 'loading' && <PagesLoading onRetry={retry} />}
          {pages.state === 'ready' && (
            <PageBoard
              {...{ file, pdf: pages.pdf, highlightedId: lit, onFailed }}
              page={view.page}
              zoom={view.zoom}
              rotation={view.turn}
              notes={own.filter(({ place }) => place.page === view.page)}
              onHighlight={setLit}
            />
          )}
        </div>
        {own.length > 0 && (
          <PageNotesList
            notes={own}
            hasPages={view.count > 1}
            highlightedId={lit}
            onHighlight={setLit}
            onSelect={({ note, place }) => {
              view.go(place.page);
              setLit(note.id);
            }}
          />
        )}
      </div>
    </div>
  );
};
