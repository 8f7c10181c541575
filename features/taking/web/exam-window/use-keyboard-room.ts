import { useEffect, useState } from 'react';

/** What a keyboard on the screen leaves of the window, in pixels. */
export interface KeyboardRoom {
  top: number;
  height: number;
}

/** Smaller than this share of the tallest height seen, the window has a keyboard over it. */
const keyboardShare = 0.75;

const isTextField = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches('textarea, input:not([type="radio"], [type="checkbox"], [type="range"])'));

/** Reads the room again and again; null while no keyboard is on the screen. */
const createRoomReader = (viewport: VisualViewport): (() => KeyboardRoom | null) => {
  let tallest = { width: viewport.width, height: viewport.height };
  return () => {
    const { width, height, offsetTop, scale } = viewport;
    const isSameWay = Math.abs(width - tallest.width) < 2;
    tallest = { width, height: isSameWay ? Math.max(tallest.height, height) : height };
    // An enlarged page is smaller without a keyboard.
    const isCovered = scale < 1.05 && height < tallest.height * keyboardShare;
    return isCovered && isTextField(document.activeElement) ? { top: offsetTop, height } : null;
  };
};

const isSameRoom = (first: KeyboardRoom | null, second: KeyboardRoom | null): boolean =>
  first?.top === second?.top && first?.height === second?.height;

/**
 * The room that is left while somebody types with a keyboard on the screen; null without one. Browsers let the keyboard
 * cover the page, so that the window has to make itself smaller.
 */
export const useKeyboardRoom = (): KeyboardRoom | null => {
  const [room, setRoom] = useState<KeyboardRoom | null>(null);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return undefined;
    const read = createRoomReader(viewport);
    const follow = () => {
      const next = read();
      setRoom((before) => (isSameRoom(before, next) ? before : next));
    };
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    document.addEventListener('focusin', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
      document.removeEventListener('focusin', follow);
    };
  }, []);
  const isOpen = room !== null;
  // The field stays in sight when the window becomes smaller.
  useEffect(() => {
    if (isOpen) document.activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return room;
};
