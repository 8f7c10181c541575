import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus on a page's heading when the page comes, so that a screen reader goes on there. */
export const useHeadingFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  // Meets the browser's focus.
  useEffect(() => heading.current?.focus(), []);
  return heading;
};

/** The same where the focus went with the page before; who has it elsewhere, as on Next, keeps it. */
export const useLostFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  // Meets the browser's focus.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
};
