import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Distance from the right and bottom edge, in pixels. */
interface Corner {
  right: number;
  bottom: number;
}

const dragAfterMs = 200;
const step = 16;
const edge = 8;
const defaultCorner: Corner = { right: 20, bottom: 20 };

const clampToWindow = ({ right, bottom }: Corner, size: number): Corner => ({
  right: Math.min(Math.max(edge, right), innerWidth - size - edge),
  bottom: Math.min(Math.max(edge, bottom), innerHeight - size - edge),
});

const arrows: Readonly<Record<string, Corner>> = {
  ArrowLeft: { right: step, bottom: 0 },
  ArrowRight: { right: -step, bottom: 0 },
  ArrowUp: { right: 0, bottom: step },
  ArrowDown: { right: 0, bottom: -step },
};

/** Makes a button draggable after a long press, and movable with the arrow keys; a drag does not count as a click. */
export const useDrag = (size: number, onPress: () => void) => {
  const [at, setAt] = useState<Corner>(defaultCorner);
  const [isDragging, setDragging] = useState(false);
  const hold = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number; at: Corner } | null>(null);
  const wasDragged = useRef(false);

  const end = () => {
    if (hold.current) clearTimeout(hold.current.timer);
    hold.current = null;
    setDragging(false);
  };
  const onPointerDown = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    wasDragged.current = false;
    const timer = setTimeout(() => {
      wasDragged.current = true;
      setDragging(true);
      if (currentTarget.isConnected) currentTarget.setPointerCapture(pointerId);
    }, dragAfterMs);
    hold.current = { timer, x: clientX, y: clientY, at };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const grip = hold.current;
    if (!grip || !isDragging) return;
    const moved = { right: grip.at.right - (clientX - grip.x), bottom: grip.at.bottom - (clientY - grip.y) };
    setAt(clampToWindow(moved, size));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    wasDragged.current = false;
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    setAt(clampToWindow({ right: at.right + by.right, bottom: at.bottom + by.bottom }, size));
  };
  const onClick = () => {
    if (!wasDragged.current) onPress();
    wasDragged.current = false;
  };
  return {
    isDragging,
    handlers: { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end, onKeyDown, onClick },
    // Moves it into a narrower window.
    style: clampToWindow(at, size),
  };
};
