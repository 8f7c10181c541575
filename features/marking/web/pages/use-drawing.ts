import { useRef, useState, type PointerEvent } from 'react';
import { boxBetween, unrotatePoint, type PageBox, type PagePoint, type Rotation } from '../../page-position.ts';

/** The selected drawing tool. */
export type Tool = 'select' | 'pen' | 'highlighter' | 'box' | 'eraser';

/** The shape being drawn. */
export interface Drawing {
  points: readonly PagePoint[];
  box: PageBox | null;
}

interface DrawingOptions {
  tool: Tool;
  rotation: Rotation;
  onLine(points: readonly PagePoint[]): void;
  onBox(box: PageBox): void;
  onErase(points: readonly PagePoint[]): void;
}

const toPagePoint = (
  { clientX, clientY }: { clientX: number; clientY: number },
  area: DOMRect,
  turn: Rotation,
): PagePoint => {
  const share = (at: number, from: number, long: number) => Math.min(1, Math.max(0, (at - from) / long));
  const shown = { x: share(clientX, area.left, area.width), y: share(clientY, area.top, area.height) };
  return unrotatePoint(shown, turn);
};

/** Follows a pointer over the page, with every point that the device reports. */
export const useDrawing = ({ tool, rotation, onLine, onBox, onErase }: DrawingOptions) => {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const points = useRef<PagePoint[] | null>(null);
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const area = event.currentTarget.getBoundingClientRect();
    const seen = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const fresh = (seen.length > 0 ? seen : [event]).map((pointer) => toPagePoint(pointer, area, rotation));
    const known = points.current ?? [];
    points.current = [...known, ...fresh];
    const [first, last] = [points.current[0], points.current.at(-1)];
    if (tool === 'eraser') onErase(fresh);
    else setDrawing({ points: points.current, box: tool === 'box' && first && last ? boxBetween(first, last) : null });
  };
  const end = (): void => {
    const line = points.current;
    const box = drawing?.box ?? null;
    points.current = null;
    setDrawing(null);
    if (!line) return;
    if (tool === 'box' && box) onBox(box);
    if (tool === 'pen' || tool === 'highlighter') onLine(line);
  };
  const drop = (): void => {
    points.current = null;
    setDrawing(null);
  };
  const hears = tool !== 'select';
  return {
    drawing,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!hears || event.button !== 0 || !event.isPrimary) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        points.current = [];
        follow(event);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => (points.current ? follow(event) : undefined),
      onPointerUp: end,
      onPointerCancel: drop,
    },
  };
};
