import { useId, useState, useDeferredValue } from 'react';

/** A panel anchored to a button: which button, and whether it is open. */
export interface Panel {
  button: HTMLElement | null;
  id: string;
  opened: boolean;
  setOpened(opened: boolean): void;
}

const ignore = (): void => undefined;

/**
 * A panel whose code is loaded when its button gets focus or hover. Spread `button` on the button; render the panel, a
 * lazy component around `AnchoredPanel` or `AnchoredMenu`, once `isNeeded`.
 */
export const usePanel = (part: { preload(): Promise<unknown> }, popup: 'menu' | 'dialog') => {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const preload = () => void part.preload().catch(ignore);
  const press = () => {
    setNeeded(true);
    setOpened(!opened);
  };
  return {
    isNeeded,
    panel: { button, id, opened, setOpened } satisfies Panel,
    button: {
      id,
      ref: setButton,
      'aria-haspopup': popup,
      'aria-expanded': opened,
      onClick: press,
      onFocus: preload,
      onPointerEnter: preload,
    },
  } as const;
};

/**
 * Whether a panel is open whose code was just loaded: delayed until after it was first rendered closed, so that it
 * remembers the focused element and returns focus to it.
 */
export const useDeferredOpen = (opened: boolean): boolean => useDeferredValue(opened, false);
