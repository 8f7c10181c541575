import { useId, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useTranslation } from '@inkstone/ui';
import { richFieldMessages } from './messages.ts';
import styles from './picture-line.module.css';

/** A picture in a text; width and height in CSS pixels, null where unknown. */
export interface PictureInText {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

const widths = { small: 160, middle: 320, large: 640 } as const;

/** Display width of a picture in a text; pictures are never enlarged. */
export type PictureSize = keyof typeof widths;

const sizes = Object.keys(widths) as PictureSize[];

interface Natural {
  width: number;
  height: number;
}

const scaleToSize = ({ width, height }: Natural, size: PictureSize): Natural => {
  const shownWidth = Math.min(width, widths[size]);
  return { width: shownWidth, height: Math.max(1, Math.round((height * shownWidth) / width)) };
};

/** The smallest size that a picture of this width fits into. */
const findPictureSize = (width: number): PictureSize => sizes.find((size) => width <= widths[size]) ?? 'large';

interface PictureLineProps {
  picture: PictureInText;
  /** True while it is not inserted yet. */
  isNew: boolean;
  start: PictureSize;
  onPut(picture: PictureInText): void;
  onRemove(): void;
  onLeave(): void;
}

/** Edits the alternative text and width of a picture; Enter inserts it, Escape cancels. */
export const PictureLine = ({ picture, isNew, start, onPut, onRemove, onLeave }: PictureLineProps) => {
  const t = useTranslation(richFieldMessages);
  const [hintId, errorId] = [useId(), useId()];
  const [alt, setAlt] = useState(picture.alt);
  const [isTried, setTried] = useState(false);
  const [natural, setNatural] = useState<Natural | null>(null);
  const [size, setSize] = useState(picture.width === null ? start : findPictureSize(picture.width));
  const isMissing = isTried && alt.trim() === '';
  const measure = ({
    currentTarget: { naturalWidth: width, naturalHeight: height },
  }: SyntheticEvent<HTMLImageElement>) => setNatural(width > 0 && height > 0 ? { width, height } : null);
  const insertPicture = () => {
    setTried(true);
    if (alt.trim() === '') return;
    const { width, height } = natural ? scaleToSize(natural, size) : picture;
    onPut({ src: picture.src, alt: alt.trim(), width, height });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') insertPicture();
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.line}>
      <img className={styles.thumb} src={picture.src} alt="" onLoad={measure} />
      <div className={styles.words}>
        <label>
          <span>{t('pictureAlt')}</span>
          <input
            // The line opens for a picture just chosen and takes the focus.
            ref={(element) => element?.focus()}
            value={alt}
            maxLength={500}
            aria-describedby={isMissing ? `${errorId} ${hintId}` : hintId}
            aria-invalid={isMissing}
            onKeyDown={onKeyDown}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
        </label>
        {isMissing && (
          <span id={errorId} className={styles.error} role="alert">
            {t('pictureAltMissing')}
          </span>
        )}
        <span id={hintId} className="meta">
          {t('pictureAltHint')}
        </span>
      </div>
      {natural && natural.width > widths.small && <SizeChoice size={size} onChange={setSize} />}
      <PictureActions {...{ isNew, onRemove, onLeave }} onPut={insertPicture} />
    </div>
  );
};

const SizeChoice = ({ size, onChange }: { size: PictureSize; onChange(size: PictureSize): void }) => {
  const t = useTranslation(richFieldMessages);
  const sizeName = useId();
  return (
    <fieldset className={styles.sizes}>
      <legend>{t('pictureSize')}</legend>
      {sizes.map((candidate) => (
        <label key={candidate}>
          <input type="radio" name={sizeName} checked={candidate === size} onChange={() => onChange(candidate)} />
          {t(candidate)}
        </label>
      ))}
    </fieldset>
  );
};

interface PictureActionsProps extends Pick<PictureLineProps, 'isNew' | 'onRemove' | 'onLeave'> {
  onPut(): void;
}

const PictureActions = ({ isNew, onPut, onRemove, onLeave }: PictureActionsProps) => {
  const t = useTranslation(richFieldMessages);
  return (
    <div className={styles.acts}>
      <button type="button" onClick={onPut}>
        {t(isNew ? 'put' : 'keepPicture')}
      </button>
      {!isNew && (
        <button type="button" onClick={onRemove}>
          {t('removePicture')}
        </button>
      )}
      <button type="button" onClick={onLeave}>
        {t('leavePicture')}
      </button>
    </div>
  );
};
