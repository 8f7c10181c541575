import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useAutoRetry } from '@inkstone/ui';
import type { Pdf } from '@inkstone/ui/pdf';
import { scrollToPage } from './anchor.ts';
import type { TextLayers } from './text-layers.ts';
import { useNearPages } from './use-near-pages.ts';
import { usePinch } from './use-pinch.ts';
import { useCurrentPage } from './use-current-page.ts';
import { useSizes } from './use-sizes.ts';
import { useZoom } from './use-zoom.ts';

interface UsePagesOptions {
  pdf: Pdf;
  /** The page to start with. */
  firstPage: number;
  onSeen(page: number, seen: readonly number[]): void;
  /** Requests the book again, as its URL may have expired. */
  onRenew(): Promise<boolean>;
}

const minRenewIntervalMs = 30_000;

/** Reopens the book when pages fail to load: at intervals, and when the network is back. */
const useRenewal = (onRenew: () => Promise<boolean>) => {
  const last = useRef(0);
  const hasFailed = useRef(false);
  const renew = useCallback(() => {
    last.current = performance.now();
    hasFailed.current = false;
    void onRenew().then((isOpen) => {
      if (!isOpen) hasFailed.current = true;
    });
  }, [onRenew]);
  const onFailed = useCallback(() => {
    hasFailed.current = true;
    if (navigator.onLine && (last.current === 0 || performance.now() - last.current > minRenewIntervalMs)) renew();
  }, [renew]);
  useAutoRetry(true, () => (hasFailed.current ? renew() : undefined), minRenewIntervalMs);
  return { renew, onFailed };
};

/** View state of an open book: current page, zoom, and position. */
export const usePages = ({ pdf, firstPage, onSeen, onRenew }: UsePagesOptions) => {
  const scroller = useRef<HTMLDivElement>(null);
  const [layers] = useState<TextLayers>(() => new Map());
  const near = useNearPages(scroller, pdf.pages);
  const sizes = useSizes(pdf, near);
  const zoom = useZoom(scroller, sizes.first);
  const { renew, onFailed } = useRenewal(onRenew);
  usePinch(scroller, zoom);

  const [begin] = useState(() => Math.min(Math.max(1, firstPage), pdf.pages));
  const hasBegun = useRef(false);
  const { isKnown } = sizes;
  // Scrolls to the first page once the pages have their size.
  useLayoutEffect(() => {
    if (hasBegun.current || !isKnown || !scroller.current) return;
    hasBegun.current = true;
    scrollToPage(scroller.current, begin);
  }, [begin, isKnown]);
  const seen = useCallback(
    (page: number, pages: readonly number[]) => (hasBegun.current ? onSeen(page, pages) : undefined),
    [onSeen],
  );
  const page = useCurrentPage(scroller, { first: begin, onSeen: seen });

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
