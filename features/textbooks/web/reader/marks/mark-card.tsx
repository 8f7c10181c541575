import { ActionIcon, Button, Textarea } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { CloseIcon, TrashIcon, useTranslation } from '@inkstone/ui';
import type { BookMark } from '../../../contract.ts';
import { getMarkStart } from '../../../mark-style.ts';
import { Colours } from './annotate-tools.tsx';
import { marksMessages } from '../../../messages.ts';
import type { Annotation } from './use-annotation.ts';
import type { MarksState } from './use-marks.ts';
import styles from './marks.module.css';

const [cardWidth, cardHeight, gap] = [336, 320, 12] as const;

/** Beside the mark on its page; in the corner if the page is not rendered. */
const toCardStyle = (page: number, [x, y]: readonly [number, number]): CSSProperties => {
  const leaf = document.querySelector(`[data-leaf="${page}"]`)?.getBoundingClientRect();
  const [wide, tall] = [globalThis.innerWidth, globalThis.innerHeight];
  if (!leaf) return { left: wide - cardWidth, top: 110 };
  const [left, top] = [leaf.left + x * leaf.width + gap * 2, leaf.top + y * leaf.height + gap * 2];
  return {
    left: Math.max(8, Math.min(left, wide - cardWidth - 8)),
    top: Math.max(60, Math.min(top, tall - cardHeight)),
  };
};

interface MarkCardProps {
  annotating: Annotation;
  marks: MarksState;
  onRemoved(): void;
}

/** The open mark: readable by everyone, editable where allowed. */
export const MarkCard = ({ annotating, marks, onRemoved }: MarkCardProps) => {
  const { opened, draft } = annotating;
  const mark = marks.marks.find(({ id }) => id === opened);
  const page = mark?.page ?? (draft?.id === opened ? draft?.page : undefined);
  if (opened === null || page === undefined) return null;
  const at = mark ? getMarkStart(mark) : (draft?.at ?? [0, 0]);
  return <Card key={opened} id={opened} mark={mark} {...{ page, at, annotating, marks, onRemoved }} />;
};

interface CardProps extends MarkCardProps {
  id: string;
  mark: BookMark | undefined;
  page: number;
  at: readonly [number, number];
}

const Card = ({ id, mark, page, at, annotating, marks, onRemoved }: CardProps) => {
  const t = useTranslation(marksMessages);
  const card = useRef<HTMLElement>(null);
  const [place] = useState(() => toCardStyle(page, at));
  const { isMine } = marks;
  const { open } = annotating;
  // Focuses the card when it opens.
  useLayoutEffect(() => (card.current?.querySelector('textarea') ?? card.current)?.focus({ preventScroll: true }), []);
  const content = mark?.content;
  const quote = content?.kind === 'highlight' ? content.quote : '';
  const note = content && content.kind !== 'pen' ? content.note : '';
  return (
    <section
      ref={card}
      className={styles.card}
      role="dialog"
      aria-label={t('cardOf', { page })}
      tabIndex={-1}
      style={place}
    >
      <header>
        <h2>{t('cardOf', { page })}</h2>
        <ActionIcon aria-label={t('close')} onClick={() => open(null)}>
          <CloseIcon />
        </ActionIcon>
      </header>
      {quote !== '' && <p className={styles.quote}>{quote}</p>}
      {isMine && content?.kind !== 'pen' && (
        <NoteField initialText={note} onSave={(text) => annotating.write(id, text)} onClose={() => open(null)} />
      )}
      {!isMine && note !== '' && <p className={styles.said}>{note}</p>}
      {isMine && mark && (
        <footer>
          {content && content.kind !== 'note' && (
            <Colours
              chosen={content.colour}
              isPen={content.kind === 'pen'}
              onChoose={(colour) => marks.change(id, { ...content, colour })}
            />
          )}
          <Button
            variant="quiet"
            leftSection={<TrashIcon />}
            onClick={() => {
              marks.remove(id);
              open(null);
              onRemoved();
            }}
          >
            {t('remove')}
          </Button>
        </footer>
      )}
    </section>
  );
};

const saveDelayMs = 600;

interface NoteFieldProps {
  initialText: string;
  onSave(text: string): void;
  onClose(): void;
}

/** A note field; saved in pauses and when it is closed. */
const NoteField = ({ initialText, onSave, onClose }: NoteFieldProps) => {
  const t = useTranslation(marksMessages);
  const [text, setText] = useState(initialText);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unwritten = useRef<(() => void) | null>(null);
  const write = (): void => {
    clearTimeout(timer.current);
    unwritten.current?.();
    unwritten.current = null;
  };
  // Saves the last changes when the card closes.
  useEffect(() => () => unwritten.current?.(), []);
  return (
    <Textarea
      label={t('noteLabel')}
      description={t('noteKept')}
      autosize
      minRows={3}
      maxRows={8}
      maxLength={2000}
      value={text}
      onBlur={write}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return;
        write();
        onClose();
      }}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        unwritten.current = () => onSave(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(write, saveDelayMs);
      }}
    />
  );
};
