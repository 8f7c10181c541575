import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { RedoIcon, UndoIcon, WarningIcon, useTranslation } from '@inkstone/ui';
import { photoMessages } from './messages.ts';
import { maxPhotoPixels } from './picture-size.ts';
import type { PhotoResult } from './photo-work.ts';
import { openPhotoWorker, type PhotoWorker } from './photo-worker.ts';
import styles from './photo.module.css';
import { moveCorner, turnQuad, wholePicture, type Quad } from './quad.ts';

interface PhotoEditorProps {
  name: string;
  /** The photo as it was taken: what was edited before is edited again from it. */
  photo: Blob;
  onDone(edited: Blob): void;
  onCancel(): void;
}

type Failure = Extract<PhotoResult, { is: 'failed' }>;

/** The preview of a photo turned by quarters, with a first guess of its page. */
const usePreview = (worker: PhotoWorker, photo: Blob, quarters: number) => {
  const [preview, setPreview] = useState<{ url: string; quarters: number; guess: Quad | null } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let url = '';
    let isOver = false;
    const load = async () => {
      const result = await worker.run({ kind: 'preview', photo, quarters });
      if (isOver) return;
      if (result.is === 'failed') setFailure(result);
      if (result.is !== 'preview') return;
      url = URL.createObjectURL(result.picture);
      setPreview({ url, quarters, guess: result.guess });
    };
    void load();
    return () => {
      isOver = true;
      if (url !== '') URL.revokeObjectURL(url);
    };
  }, [worker, photo, quarters]);
  return { preview, failure, setFailure };
};

const useWorker = (): PhotoWorker => {
  const [worker] = useState(openPhotoWorker);
  useEffect(() => () => worker.close(), [worker]);
  return worker;
};

/** Turns, crops and straightens one photo; the photo itself stays, whatever comes of it. */
export const PhotoEditor = ({ name, photo, onDone, onCancel }: PhotoEditorProps) => {
  const t = useTranslation(photoMessages);
  const worker = useWorker();
  const [quarters, setQuarters] = useState(0);
  // Null until a corner was moved: the guess, or the whole photo.
  const [ownQuad, setOwnQuad] = useState<Quad | null>(null);
  const [isWorking, setWorking] = useState(false);
  const { preview, failure, setFailure } = usePreview(worker, photo, quarters);
  const quad = ownQuad ?? preview?.guess ?? wholePicture;
  const turn = (by: number) => {
    setOwnQuad(turnQuad(quad, by));
    setQuarters((quarters + by + 4) % 4);
  };
  const use = async () => {
    setWorking(true);
    const result = await worker.run({ kind: 'edit', photo, quarters, quad });
    setWorking(false);
    if (result.is === 'edited') onDone(result.photo);
    else if (result.is === 'failed') setFailure(result);
  };
  const isReady = preview !== null && preview.quarters === quarters && !isWorking;
  return (
    <section className={styles.editor} aria-label={t('editing', { name })}>
      <p className="meta">{t('howTo')}</p>
      <div className={styles.stage} aria-busy={!isReady}>
        {failure ? (
          <FailureNote failure={failure} />
        ) : preview ? (
          <Corners url={preview.url} quad={quad} onChange={setOwnQuad} />
        ) : (
          <p role="status">{t('loading')}</p>
        )}
      </div>
      <p role="status" className="meta">
        {isWorking ? t('working') : preview && preview.guess === null && ownQuad === null ? t('noGuess') : ''}
      </p>
      <div className={styles.tools}>
        <Button leftSection={<UndoIcon />} disabled={!isReady} onClick={() => turn(-1)}>
          {t('left')}
        </Button>
        <Button leftSection={<RedoIcon />} disabled={!isReady} onClick={() => turn(1)}>
          {t('right')}
        </Button>
        <Button disabled={!isReady || preview.guess === null} onClick={() => setOwnQuad(preview?.guess ?? null)}>
          {t('guess')}
        </Button>
        <Button disabled={!isReady} onClick={() => setOwnQuad(wholePicture)}>
          {t('whole')}
        </Button>
      </div>
      <div className={styles.tools}>
        <Button variant="filled" disabled={!isReady || failure !== null} onClick={() => void use()}>
          {t('use')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </section>
  );
};

const FailureNote = ({ failure: { megapixels } }: { failure: Failure }) => {
  const t = useTranslation(photoMessages);
  const most = maxPhotoPixels / 1_000_000;
  return (
    <p role="alert" className={styles.trouble}>
      <WarningIcon /> {megapixels === null ? t('failed') : t('tooManyPixels', { megapixels, most })}
    </p>
  );
};

interface CornersProps {
  url: string;
  quad: Quad;
  onChange(quad: Quad): void;
}

const cornerNames = ['corner0', 'corner1', 'corner2', 'corner3'] as const;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The photo with its four corners, which are dragged by mouse and touch and moved by the arrow keys. */
const Corners = ({ url, quad, onChange }: CornersProps) => {
  const t = useTranslation(photoMessages);
  const frame = useRef<HTMLDivElement>(null);
  const drag = (event: PointerEvent<HTMLButtonElement>, index: number) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !frame.current) return;
    const { left, top, width, height } = frame.current.getBoundingClientRect();
    onChange(moveCorner(quad, index, { x: (event.clientX - left) / width, y: (event.clientY - top) / height }));
  };
  const step = (event: KeyboardEvent, index: number) => {
    const arrow = arrows[event.key];
    const corner = quad[index];
    if (!arrow || !corner) return;
    event.preventDefault();
    const share = event.shiftKey ? 0.05 : 0.01;
    onChange(moveCorner(quad, index, { x: corner.x + arrow[0] * share, y: corner.y + arrow[1] * share }));
  };
  const percent = (share: number): number => Math.round(share * 100);
  return (
    <div ref={frame} className={styles.frame}>
      <img src={url} alt="" draggable={false} />
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
        <polygon points={quad.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </svg>
      {cornerNames.map((cornerName, index) => {
        const { x, y } = quad[index] ?? { x: 0, y: 0 };
        return (
          <button
            key={cornerName}
            type="button"
            className={styles.corner}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            aria-label={`${t(cornerName)}: ${t('place', { x: percent(x), y: percent(y) })}`}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(event, index)}
            onKeyDown={(event) => step(event, index)}
          />
        );
      })}
    </div>
  );
};
