import { useEffect, useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import styles from './tool-hint.module.css';
import { maxZoom, type Tools } from './use-tools.ts';

const visibleMs = 6000;

/** A new text size, for some seconds. */
export const ToolHint = ({ state: { zoom } }: { state: Pick<Tools, 'zoom'> }) => {
  const t = useTranslation(messages);
  const [size, setSize] = useState({ zoom, isNew: false });
  if (size.zoom !== zoom) setSize({ zoom, isNew: true });
  // Hides the size hint after some seconds.
  useEffect(() => {
    if (!size.isNew) return undefined;
    const timer = setTimeout(() => setSize({ zoom: size.zoom, isNew: false }), visibleMs);
    return () => clearTimeout(timer);
  }, [size]);
  if (!size.isNew) return null;
  return (
    <p className={styles.hint} role="status">
      <span className="num">{t(zoom === maxZoom ? 'zoomMost' : 'zoomHow', { percent: zoom })}</span>
    </p>
  );
};
