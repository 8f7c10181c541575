import { useEffect, useRef, type RefObject } from 'react';

/** Focuses a page's heading on mount, so that a screen reader continues there, and shows the page from its top. */
export const useHeadingFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The page before was often scrolled to its button, and focusing shows the heading alone, not what stands above.
    document.documentElement.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
};

/** Focuses the heading only if the previous page took the focus with it; a focused control such as Next keeps it. */
export const useFocusWhenLost = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
};
