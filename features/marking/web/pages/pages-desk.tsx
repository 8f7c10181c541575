import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newRequestId } from '@inkstone/call/web';
import { useWords } from '@inkstone/ui';
import type { AnswerFile, Note, SignedFile } from '../../contract.ts';
import { messages as deskWords } from '../../messages.ts';
import { boxAround, notesOfFile, type PageBox, type PageNote } from '../../page-place.ts';
import { isEmptyNote } from '../draft/draft.ts';
import { NoteEditor } from '../notes/note-editor.tsx';
import { AttachPage } from './attach-page.tsx';
import { flattened } from './flatten.ts';
import { messages } from './messages.ts';
import { withBox, withLine, withoutAt } from './page-acts.ts';
import { PageBoard } from './page-board.tsx';
import { PageNotesList } from './page-notes-list.tsx';
import { DrawTools, ViewTools } from './page-tools.tsx';
import { Unread } from './unread.tsx';
import { usePageKeys } from './use-page-keys.ts';
import type { Tool } from './use-drawing.ts';
import type { PageNotes } from './use-page-notes.ts';
import { usePages } from './use-pages.ts';
import { useView } from './use-view.ts';
import { shownMiddle } from './shown-middle.ts';
import styles from './pages.module.css';

interface PagesDeskProps {
  file: AnswerFile;
  attemptId: number;
  book: PageNotes;
}

/** A picture or a PDF on the desk: drawn on, boxed and noted by mouse, pen, finger or keys. */
export const PagesDesk = ({ file, attemptId, book }: PagesDeskProps) => {
  const t = useWords(messages);
  const desk = useWords(deskWords);
  const root = useRef<HTMLDivElement>(null);
  const pages = usePages(file);
  const view = useView(pages.state === 'ready' ? pages.count : 1);
  const [tool, setTool] = useState<Tool>('select');
  const [lit, setLit] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [isBroken, setBroken] = useState(false);
  const onFailed = useCallback(() => setBroken(true), []);
  const { notes, act, write, undo, redo } = book;
  const own = useMemo(() => notesOfFile(notes, file.fileId), [notes, file.fileId]);
  const here = useMemo(() => own.filter(({ place }) => place.page === view.page), [own, view.page]);
  const open = own.find(({ note: { id } }) => id === openId)?.note;
  const at = { fileId: file.fileId, page: view.page };
  const focusMark = useFocusMark(root);
  const remove = (id: string) => {
    act((was) => was.filter((note) => note.id !== id));
    setSaid(t('removed'));
    setOpenId(null);
    root.current?.focus();
  };
  const addBox = (box: PageBox): string => {
    const id = newRequestId();
    act((was) => withBox(was, at, { box, id }));
    setLit(id);
    return id;
  };
  const placeBox = () => {
    setTool('select');
    focusMark(addBox(boxAround(shownMiddle(root.current, view.turn))));
    setSaid(t('placed'));
  };
  const pick = ({ note, place }: PageNote<Note>) => {
    view.go(place.page);
    setLit(note.id);
    setOpenId(note.id);
  };
  const attached = (picture: SignedFile) =>
    act((was) => {
      const known = here.find(({ note, place }) => note.picture && !place.box && !place.strokes);
      if (known) return was.map((note) => (note.id === known.note.id ? { ...note, picture } : note));
      const place = { on: 'page' as const, ...at };
      return [...was, { id: newRequestId(), place, code: null, text: '', voice: null, picture }];
    });
  const step = (back: (() => void) | null, words: string) => () => {
    back?.();
    if (back) setSaid(words);
  };
  usePageKeys({ view, setTool, placeBox, undo: step(undo, t('undone')), redo: step(redo, t('redone')) });
  if (pages.state === 'failed' || isBroken) {
    return (
      <Unread
        file={file}
        words={t('failed')}
        onRetry={() => {
          setBroken(false);
          pages.retry();
        }}
      />
    );
  }
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
              {...{ file, pdf, lit, onFailed }}
              page={view.page}
              zoom={view.zoom}
              turn={view.turn}
              notes={here}
              onLit={setLit}
              acts={{
                tool,
                onLine: (points) =>
                  act((was) =>
                    withLine(
                      was,
                      { ...at, ink: tool === 'highlighter' ? tool : 'pen' },
                      { points, id: newRequestId() },
                    ),
                  ),
                onBox: (box) => setOpenId(addBox(box)),
                onErase: (points, tall) => act((was) => withoutAt(was, at, { points, tall })),
                onPlace: (id, place) => act((was) => was.map((note) => (note.id === id ? { ...note, place } : note))),
                onOpen: setOpenId,
                onRemove: remove,
              }}
            />
          ) : (
            <p className={styles.loading} role="status">
              {t('loading')}
            </p>
          )}
        </div>
        <aside className={styles.side} aria-label={desk('notes')}>
          {open && (
            <NoteEditor
              key={open.id}
              note={open}
              onChange={(next) => write((was) => was.map((note) => (note.id === open.id ? next(note) : note)))}
              onRemove={() => remove(open.id)}
              onClose={() => {
                write((was) => was.filter((note) => note.id !== open.id || !isEmptyNote(note)));
                setOpenId(null);
                focusMark(open.id);
              }}
            />
          )}
          {own.length === 0 ? (
            <p className="meta">{t('help')}</p>
          ) : (
            <PageNotesList
              notes={own}
              hasPages={view.count > 1}
              lit={lit}
              onLit={setLit}
              onPick={pick}
              onRemovePicture={(id) =>
                act((was) =>
                  was
                    .map((note) => (note.id === id ? { ...note, picture: null } : note))
                    .filter((note) => !isEmptyNote(note)),
                )
              }
            />
          )}
          {here.length > 0 && pages.state === 'ready' && (
            <AttachPage
              attemptId={attemptId}
              draw={() => flattened({ url: file.url, pdf, page: view.page }, here)}
              onAttached={attached}
            />
          )}
        </aside>
      </div>
      <p className="vh" role="status">
        {said}
      </p>
    </div>
  );
};

/** Puts the focus on a note's place as soon as it is drawn. */
const useFocusMark = (root: { current: HTMLElement | null }): ((id: string) => void) => {
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  // Meets the focus: the place was just made, or its words were closed.
  useEffect(() => {
    if (!wanted) return;
    const mark = root.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(wanted.id)}"]`);
    (mark ?? root.current)?.focus();
  }, [root, wanted]);
  return (id) => setWanted({ id });
};
