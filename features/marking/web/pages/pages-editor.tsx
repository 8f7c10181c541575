import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import type { AnswerFile, Note } from '../../contract.ts';
import { messages as deskWords } from '../../messages.ts';
import {
  boxAround,
  type PageBox,
  type PageNote,
  unrotatePoint,
  type PagePoint,
  type Rotation,
} from '../../page-position.ts';
import { NoteEditor } from '../notes/note-editor.tsx';
import { AttachPage } from './attach-page.tsx';
import { flattenPage } from './flatten.ts';
import { messages } from './messages.ts';
import { PageBoard } from './page-board.tsx';
import { PageNotesList } from './page-notes-list.tsx';
import { DrawTools, ViewTools } from './page-tools.tsx';
import { PagesLoading } from './pages-loading.tsx';
import { UnreadableFile } from './unreadable-file.tsx';
import { usePageKeys } from './use-page-keys.ts';
import type { Tool } from './use-drawing.ts';
import { useFileNotes } from './use-file-notes.ts';
import type { PageNotes } from './use-page-notes.ts';
import { usePages, type Pages } from './use-pages.ts';
import { useView } from './use-view.ts';
import styles from './pages.module.css';

type Span = readonly [from: number, to: number];

/** The centre of the visible part of the page, as shares of the page. */
export const getVisibleCenter = (root: HTMLElement | null, turn: Rotation): PagePoint => {
  const page = root?.querySelector('[data-page-area]')?.getBoundingClientRect();
  const seen = root?.closest('section')?.getBoundingClientRect();
  if (!page || !seen || page.width === 0 || page.height === 0) return { x: 0.5, y: 0.5 };
  const middle = ([from, to]: Span, [least, most]: Span) => (Math.max(from, least) + Math.min(to, most)) / 2;
  const x = middle([page.left, page.right], [seen.left, seen.right]);
  const y = middle([page.top, page.bottom], [Math.max(0, seen.top), Math.min(innerHeight, seen.bottom)]);
  const share = (at: number, from: number, long: number) => Math.min(1, Math.max(0, (at - from) / long));
  return unrotatePoint({ x: share(x, page.left, page.width), y: share(y, page.top, page.height) }, turn);
};

interface PagesEditorProps {
  file: AnswerFile;
  attemptId: number;
  pageNotes: PageNotes;
}

/** Editor for the notes on a picture or PDF, by mouse, pen, finger or keyboard. */
export const PagesEditor = ({ file, attemptId, pageNotes }: PagesEditorProps) => {
  const root = useRef<HTMLDivElement>(null);
  const { pages, retry, onFailed } = usePages(file);
  const editing = usePagesEditing({ file, pageNotes, pages, root });
  const { view, tool, setTool, notes, lit, setLit, setOpenId, addBox, remove, announcement } = editing;
  const { undo, redo } = pageNotes;
  if (pages.state === 'failed') return <UnreadableFile file={file} fault={pages.fault} onRetry={retry} />;
  const pdf = pages.state === 'ready' ? pages.pdf : null;
  return (
    <div ref={root} className={styles.desk} tabIndex={-1}>
      <div className={styles.tools}>
        <DrawTools tool={tool} onTool={setTool} undo={undo} redo={redo} />
        <ViewTools view={view} />
      </div>
      <div className={styles.columns}>
        <div className={styles.shown}>
          {pages.state === 'ready' ? (
            <PageBoard
              {...{ file, pdf, highlightedId: lit, onFailed }}
              page={view.page}
              zoom={view.zoom}
              rotation={view.turn}
              notes={notes.pageNotes}
              onHighlight={setLit}
              actions={{
                tool,
                onLine: (points) => notes.addLine(tool === 'highlighter' ? tool : 'pen', points),
                onBox: (box) => setOpenId(addBox(box)),
                onErase: notes.erase,
                onPlace: notes.move,
                onOpen: setOpenId,
                onRemove: remove,
              }}
            />
          ) : (
            <PagesLoading onRetry={retry} />
          )}
        </div>
        <NotesPanel {...{ file, attemptId, pageNotes, pages, editing }} />
      </div>
      <p className="vh" role="status">
        {announcement}
      </p>
    </div>
  );
};

interface PagesEditingOptions extends Pick<PagesEditorProps, 'file' | 'pageNotes'> {
  pages: Pages;
  root: { current: HTMLDivElement | null };
}

/** The state of the editor, and what is done with notes by pointer and keys. */
const usePagesEditing = ({ file, pageNotes, pages, root }: PagesEditingOptions) => {
  const t = useTranslation(messages);
  const view = useView(pages.state === 'ready' ? pages.count : 1);
  const [tool, setTool] = useState<Tool>('select');
  const [lit, setLit] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [announcement, setSaid] = useState('');
  const { undo, redo } = pageNotes;
  const notes = useFileNotes(pageNotes, { fileId: file.fileId, page: view.page });
  const open = notes.fileNotes.find(({ note: { id } }) => id === openId)?.note;
  const focusMark = useFocusMark(root);
  const remove = (id: string) => {
    notes.remove(id);
    if (pageNotes.isLocked) return;
    setSaid(t('removed'));
    setOpenId(null);
    root.current?.focus();
  };
  const addBox = (box: PageBox): string => {
    const id = notes.addBox(box);
    setLit(id);
    return id;
  };
  const placeBox = () => {
    setTool('select');
    const id = addBox(boxAround(getVisibleCenter(root.current, view.turn)));
    if (pageNotes.isLocked) return;
    focusMark(id);
    setSaid(t('placed'));
  };
  const pick = ({ note, place }: PageNote<Note>) => {
    view.go(place.page);
    setLit(note.id);
    setOpenId(note.id);
  };
  const step = (back: (() => void) | null, words: string) => () => {
    back?.();
    if (back) setSaid(words);
  };
  usePageKeys({ view, setTool, placeBox, undo: step(undo, t('undone')), redo: step(redo, t('redone')) });
  return { view, tool, setTool, notes, lit, setLit, open, setOpenId, focusMark, addBox, remove, pick, announcement };
};

/** Focuses a note's mark as soon as it is rendered. */
const useFocusMark = (root: { current: HTMLElement | null }): ((id: string) => void) => {
  const [target, setWanted] = useState<{ id: string } | null>(null);
  // Focuses a mark that was just created, or whose text was closed.
  useEffect(() => {
    if (!target) return;
    const mark = root.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(target.id)}"]`);
    (mark ?? root.current)?.focus();
  }, [root, target]);
  return (id) => setWanted({ id });
};

interface NotesPanelProps extends PagesEditorProps {
  pages: Pages;
  editing: ReturnType<typeof usePagesEditing>;
}

/** The open note, the list of all, and attaching the page with its notes. */
const NotesPanel = ({ file, attemptId, pageNotes, pages, editing }: NotesPanelProps) => {
  const t = useTranslation(messages);
  const desk = useTranslation(deskWords);
  const { view, notes, open, setOpenId, focusMark, remove, pick, lit, setLit } = editing;
  const pdf = pages.state === 'ready' ? pages.pdf : null;
  return (
    <aside className={styles.side} aria-label={desk('notes')}>
      {open && (
        <NoteEditor
          key={open.id}
          note={open}
          onChange={(next) => notes.rewrite(open.id, next)}
          onRemove={() => remove(open.id)}
          onClose={() => {
            notes.closeNote(open.id);
            setOpenId(null);
            focusMark(open.id);
          }}
        />
      )}
      {notes.fileNotes.length === 0 ? (
        <p className="meta">{t('help')}</p>
      ) : (
        <PageNotesList
          notes={notes.fileNotes}
          hasPages={view.count > 1}
          highlightedId={lit}
          onHighlight={setLit}
          onSelect={pick}
          onRemovePicture={notes.removePicture}
        />
      )}
      {notes.pageNotes.length > 0 && pages.state === 'ready' && !pageNotes.isLocked && (
        <AttachPage
          attemptId={attemptId}
          draw={() => flattenPage({ url: file.url, pdf, page: view.page }, notes.pageNotes)}
          onAttached={notes.attach}
        />
      )}
    </aside>
  );
};
