import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from '@inkstone/ui';
import type { AnswerFile, Note } from '../../contract.ts';
import { getBounds, type PageBox, type PageNote, type PagePoint, type Rotation } from '../../page-position.ts';
import { messages } from './messages.ts';
import { PageInk } from './page-ink.tsx';
import { PageMarks, type MarkActions } from './page-marks.tsx';
import { PageImage, type PageSize } from './page-image.tsx';
import type { Pdf } from '@inkstone/ui/pdf';
import { useDrawing, type Tool } from './use-drawing.ts';
import styles from './pages.module.css';

/** Actions on the page. */
export interface BoardActions extends MarkActions {
  tool: Tool;
  onLine(points: readonly PagePoint[]): void;
  onBox(box: PageBox): void;
  /** `tall` is the page's height divided by its width, so that reach is equal in both directions. */
  onErase(points: readonly PagePoint[], tall: number): void;
}

interface PageBoardProps {
  file: Pick<AnswerFile, 'fileId' | 'name' | 'url'>;
  pdf: Pdf | null;
  page: number;
  /** The notes of this page. */
  notes: readonly PageNote<Note>[];
  highlightedId: string | null;
  onHighlight(id: string | null): void;
  /** 1 fits the available width. */
  zoom: number;
  rotation: Rotation;
  actions?: BoardActions;
  onFailed(): void;
}

const useWidth = (frame: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  // Observes the available width.
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
};

const noActions = {
  tool: 'select' as const,
  onLine: () => undefined,
  onBox: () => undefined,
  onErase: () => undefined,
};

/** One page with its notes, at any zoom and rotation. */
export const PageBoard = (props: PageBoardProps) => {
  const { file, pdf, page, notes, highlightedId, onHighlight, zoom, rotation, actions, onFailed } = props;
  const t = useTranslation(messages);
  const frame = useRef<HTMLDivElement>(null);
  const room = useWidth(frame);
  const of = `${file.fileId} ${page}`;
  const [sized, setSized] = useState<{ of: string; size: PageSize } | null>(null);
  const onSize = useCallback((size: PageSize) => setSized({ of, size }), [of]);
  const size = sized?.of === of ? sized.size : null;
  const isAcross = rotation === 90 || rotation === 270;
  const { width, height } = size ?? sized?.size ?? { width: 210, height: 297 };
  const scale = (room * zoom) / (isAcross ? height : width);
  const { tool, onErase, ...drawn } = actions ?? noActions;
  const { drawing, handlers } = useDrawing({
    ...drawn,
    tool,
    rotation,
    onErase: (points) => onErase(points, height / width),
  });
  useHighlightScroll(frame, highlightedId, notes);
  return (
    <div ref={frame} className={styles.view}>
      <div
        className={styles.turned}
        data-page-area
        data-tool={tool}
        style={{ width: (isAcross ? height : width) * scale, height: (isAcross ? width : height) * scale }}
        {...handlers}
      >
        <div
          className={styles.sheet}
          style={{
            width: width * scale,
            height: height * scale,
            transform: `translate(-50%, -50%) rotate(${rotation}deg)`,
          }}
        >
          <PageImage
            key={pdf ? file.fileId : of}
            {...{ url: file.url, name: file.name, pdf, page, onSize, onFailed }}
            width={Math.round(width * scale)}
          />
          {size ? (
            <PageOverlay
              {...{ notes, highlightedId, onHighlight, rotation, actions, tool, drawing }}
              size={{ width, height }}
            />
          ) : (
            <p className={styles.loading} role="status">
              {t('loading')}
            </p>
          )}
        </div>
      </div>
    </div>
  );
};

const NewBox = ({ box: { left, top, width, height } }: { box: PageBox }) => {
  const percent = (share: number) => `${100 * share}%`;
  return (
    <span
      className={styles.freshBox}
      style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
    />
  );
};

/** Scrolls the highlighted note into view. */
const useHighlightScroll = (
  frame: RefObject<HTMLElement | null>,
  lit: string | null,
  notes: readonly PageNote<Note>[],
): void => {
  const isHere = notes.some(({ note: { id }, place }) => id === lit && getBounds(place) !== null);
  // Scrolls after rendering.
  useEffect(() => {
    if (!isHere || lit === null) return;
    frame.current
      ?.querySelector(`[data-mark="${CSS.escape(lit)}"]`)
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [frame, isHere, lit]);
};

interface PageOverlayProps extends Pick<
  PageBoardProps,
  'notes' | 'highlightedId' | 'onHighlight' | 'rotation' | 'actions'
> {
  size: PageSize;
  tool: Tool;
  drawing: ReturnType<typeof useDrawing>['drawing'];
}

/** The layer over a page's picture: ink, marks, and the current stroke. */
const PageOverlay = (props: PageOverlayProps) => {
  const { notes, highlightedId, onHighlight, rotation, actions, size, tool, drawing } = props;
  const ink = tool === 'highlighter' ? tool : 'pen';
  const isLine = drawing !== null && (tool === 'pen' || tool === 'highlighter');
  return (
    <>
      <PageInk
        size={size}
        notes={notes}
        highlightedId={highlightedId}
        drawing={isLine ? { ink, points: drawing.points } : null}
        onOpen={actions && tool === 'select' ? actions.onOpen : undefined}
      />
      <PageMarks
        notes={notes}
        highlightedId={highlightedId}
        rotation={rotation}
        onHighlight={onHighlight}
        actions={actions}
        isInteractive={tool === 'select'}
      />
      {drawing?.box && <NewBox box={drawing.box} />}
    </>
  );
};
