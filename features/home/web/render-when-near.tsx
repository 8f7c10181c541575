import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Draws what stands far below once the reader comes near, so that nobody fetches what is not looked at; at once where a browser cannot tell. */
export const RenderWhenNear = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  // Meets the browser: it tells when the place comes into sight, a little ahead.
  useEffect(() => {
    const { current } = place;
    if (isNear || !current) return undefined;
    const watch = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '100px',
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? children : null}</div>;
};
