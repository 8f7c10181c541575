import { useState } from 'react';
import { lazyWithRetry } from '../parts/lazy-with-retry.tsx';
import { RichText } from '../parts/rich-text.tsx';
import type { RichTextProps } from '../parts/rich-text.tsx';

const Glosses = lazyWithRetry(async () => (await import('./glosses.tsx')).Glosses);

/**
 * Rich text whose explained words (`data-gloss`) can be pressed to show their meaning; in `RichText` they are ordinary
 * words.
 */
export const GlossedText = (props: RichTextProps) => {
  const [drawn, setDrawn] = useState<{ text: HTMLElement; time: number } | null>(null);
  const handleRender = (text: HTMLElement) => {
    setDrawn((before) => ({ text, time: (before?.time ?? 0) + 1 }));
    props.onRender?.(text);
  };
  return (
    <>
      <RichText {...props} onRender={handleRender} />
      {drawn && props.html.includes('data-gloss') && <Glosses key={drawn.time} text={drawn.text} />}
    </>
  );
};

/** Loads what shows the meanings, for work that continues without a network. */
export const fetchGlosses = Glosses.preload;
