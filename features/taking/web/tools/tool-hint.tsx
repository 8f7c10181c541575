import { useEffect, useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import styles from './tool-hint.module.css';
import { mostZoom, type Tools } from './use-tools.ts';

const saidForMs = 6000;

/** What a tool that shows nothing by itself has done, and what comes next: the highlighter while it is on, a new size for a while. */
export const ToolHint = ({ state: { isHighlighting, zoom } }: { state: Pick<Tools, 'isHighlighting' | 'zoom'> }) => {
  const t = useTranslation(messages);
  const [size, setSize] = useState({ zoom, isNew: false });
  if (size.zoom !== zoom) setSize({ zoom, isNew: true });
  // Meets the clock: a size that one has seen need not be said any longer.
  useEffect(() => {
    if (!size.isNew) return undefined;
    const timer = setTimeout(() => setSize({ zoom: size.zoom, isNew: false }), saidForMs);
    return () => clearTimeout(timer);
  }, [size]);
  if (!isHighlighting && !size.isNew) return null;
  return (
    <p className={styles.hint} role="status">
      {isHighlighting && <span>{t('highlightHow')}</span>}
      {size.isNew && <span className="num">{t(zoom === mostZoom ? 'zoomMost' : 'zoomHow', { percent: zoom })}</span>}
    </p>
  );
};
