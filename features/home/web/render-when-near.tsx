import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * Renders content far below once it is near the viewport, so that nothing unseen is fetched; at once without
 * IntersectionObserver.
 */
export const RenderWhenNear = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  // Observes the position, with some margin.
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
