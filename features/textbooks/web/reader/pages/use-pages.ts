import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Pdf } from '@inkstone/ui/pdf';
import { scrollToPage } from './anchor.ts';
import type { Layers } from './layers.ts';
import { useNear } from './use-near.ts';
import { usePinch } from './use-pinch.ts';
import { useReading } from './use-reading.ts';
import { useSizes } from './use-sizes.ts';
import { useZoom } from './use-zoom.ts';

interface PagesParts {
  pdf: Pdf;
  /** The page to begin with. */
  first: number;
  onSeen(page: number, seen: readonly number[]): void;
  /** Asks for the book anew: its address may have expired. */
  onRenew(): Promise<boolean>;
}

const renewEveryMs = 30_000;

/** Opens the book anew when pages do not come: by itself now and then, and when the network is back. */
const useRenewal = (onRenew: () => Promise<boolean>) => {
  const last = useRef(0);
  const hasFailed = useRef(false);
  const renew = useCallback(() => {
    last.current = performance.now();
    hasFailed.current = false;
    void onRenew();
  }, [onRenew]);
  const onFailed = useCallback(() => {
    hasFailed.current = true;
    if (navigator.onLine && (last.current === 0 || performance.now() - last.current > renewEveryMs)) renew();
  }, [renew]);
  // Meets the network.
  useEffect(() => {
    const back = () => (hasFailed.current ? renew() : undefined);
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [renew]);
  return { renew, onFailed };
};

/** The pages of an open book as they are looked at: which, how large, and where. */
export const usePages = ({ pdf, first, onSeen, onRenew }: PagesParts) => {
  const scroller = useRef<HTMLDivElement>(null);
  const [layers] = useState<Layers>(() => new Map());
  const near = useNear(scroller, pdf.pages);
  const sizes = useSizes(pdf, near);
  const zoom = useZoom(scroller, sizes.first);
  const { renew, onFailed } = useRenewal(onRenew);
  usePinch(scroller, zoom);

  const [begin] = useState(() => Math.min(Math.max(1, first), pdf.pages));
  const begun = useRef(false);
  const { isKnown } = sizes;
  // Meets the layout: the first page is gone to once the pages have their size.
  useLayoutEffect(() => {
    if (begun.current || !isKnown || !scroller.current) return;
    begun.current = true;
    scrollToPage(scroller.current, begin);
  }, [begin, isKnown]);
  const seen = useCallback(
    (page: number, pages: readonly number[]) => (begun.current ? onSeen(page, pages) : undefined),
    [onSeen],
  );
  const page = useReading(scroller, { first: begin, onSeen: seen });

  const go = useCallback(
    (to: number, share?: number) => {
      const element = scroller.current;
      if (element) scrollToPage(element, Math.min(Math.max(1, to), pdf.pages), share);
    },
    [pdf.pages],
  );
  const scrollBy = useCallback((pixels: number) => {
    if (scroller.current) scroller.current.scrollTop += pixels;
  }, []);
  return { scroller, layers, near, sizeOf: sizes.of, zoom, page, pages: pdf.pages, go, scrollBy, renew, onFailed };
};

export type PagesState = ReturnType<typeof usePages>;
