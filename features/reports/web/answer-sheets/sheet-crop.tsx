import { useState } from 'react';
import styles from './answer-sheets.module.css';

/** The part of a page where a question stands, enlarged. */
export const SheetCrop = ({ url, box }: { url: string; box: readonly number[] }) => {
  const [ratio, setRatio] = useState<number | null>(null);
  const [left = 0, top = 0, width = 1, height = 1] = box;
  const share = Math.max(0.02, width);
  return (
    <span
      className={styles.crop}
      aria-hidden
      style={{ aspectRatio: ratio === null ? '6' : String((share * ratio) / Math.max(0.005, height)) }}
    >
      <img
        src={url}
        alt=""
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight)}
        style={{
          width: `${100 / share}%`,
          transform: `translate(${-left * 100}%, ${-top * 100}%)`,
        }}
      />
    </span>
  );
};
