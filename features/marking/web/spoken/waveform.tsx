import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import styles from './spoken.module.css';

interface WaveformProps {
  peaks: readonly number[];
  /** Playback position as a share. */
  at: number;
  loop: { from: number; to: number } | null;
}

const getCssColour = (element: Element, name: string): string =>
  getComputedStyle(element).getPropertyValue(name).trim();

/** The waveform as bars: the played part in ink, the loop behind it. */
export const Waveform = ({ peaks, at, loop }: WaveformProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  // The colours are read while drawing, so it is redrawn when they change.
  useMediaQuery('(prefers-color-scheme: dark)');
  // Draws on the canvas.
  useEffect(() => {
    const drawing = canvas.current;
    const context = drawing?.getContext('2d');
    if (!drawing || !context) return;
    const scale = globalThis.devicePixelRatio || 1;
    const { clientWidth: width, clientHeight: height } = drawing;
    drawing.width = width * scale;
    drawing.height = height * scale;
    context.scale(scale, scale);
    context.clearRect(0, 0, width, height);
    if (loop) {
      context.fillStyle = getCssColour(drawing, '--cinnabar-wash');
      context.fillRect(loop.from * width, 0, Math.max(2, (loop.to - loop.from) * width), height);
    }
    const step = width / Math.max(1, peaks.length);
    const [playedColour, aheadColour] = [getCssColour(drawing, '--ink'), getCssColour(drawing, '--edge')];
    for (const [index, peak] of peaks.entries()) {
      const half = Math.max(1, Math.sqrt(peak) * (height / 2 - 3));
      context.fillStyle = index / peaks.length < at ? playedColour : aheadColour;
      context.fillRect(index * step, height / 2 - half, Math.max(1, step - 1), 2 * half);
    }
    context.fillStyle = getCssColour(drawing, '--cinnabar');
    context.fillRect(Math.min(width - 2, at * width), 0, 2, height);
  });
  return <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />;
};
