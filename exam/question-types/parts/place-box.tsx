import { useDraggable, useDroppable } from '@dnd-kit/core';
import { CloseIcon, RichText, useTranslation } from '@inkstone/ui';
import type { Option } from '../shapes.ts';
import { letterIn } from '../spelling.ts';
import { placeWords } from './messages.ts';
import type { Box } from './placing.ts';
import { OptionFace } from './place-row.tsx';
import styles from './place-board.module.css';

interface PlaceProps {
  box: number;
  place: number;
  /** What lies there; undefined for an empty place. */
  option: Option | undefined;
  letter: string;
  readOnly: boolean;
  onTakeOut(): void;
}

/** One place of a box, empty or filled; what lies there can be dragged elsewhere. */
const Place = ({ box, place, option, letter, readOnly, onTakeOut }: PlaceProps) => {
  const t = useTranslation(placeWords);
  const id = option?.id_option;
  const { setNodeRef, isOver } = useDroppable({
    id: `place ${box} ${place}`,
    data: { box, filled: id },
    disabled: readOnly,
  });
  const { setNodeRef: setCardRef, listeners } = useDraggable({
    id: `placed ${box} ${place}`,
    data: { id },
    disabled: readOnly || !option,
  });
  return (
    <li
      ref={setNodeRef}
      className={styles.place}
      data-filled={option ? '' : undefined}
      data-over={isOver ? '' : undefined}
    >
      {option ? (
        <>
          <div ref={setCardRef} className={styles.card} {...listeners}>
            <OptionFace letter={letter} html={option.text} />
          </div>
          {!readOnly && (
            <button
              type="button"
              className={styles.out}
              aria-label={t('takeLetterOut', { letter })}
              onClick={onTakeOut}
            >
              <CloseIcon />
            </button>
          )}
        </>
      ) : (
        <span className={styles.none}>{t('free')}</span>
      )}
    </li>
  );
};

interface PlaceBoxProps {
  box: Box;
  index: number;
  options: readonly Option[];
  ids: readonly string[];
  readOnly: boolean;
  onTakeOut(id: string): void;
}

/** A box with its title and its places, in the order they were filled. */
export const PlaceBox = ({ box, index, options, ids, readOnly, onTakeOut }: PlaceBoxProps) => (
  <div className={styles.box} role="group" aria-label={box.name}>
    {box.title !== undefined && (
      <div className={styles.title} lang="en">
        <RichText inline html={box.title} />
        <span className={styles.count}>
          {ids.length} / {box.places}
        </span>
      </div>
    )}
    <ol className={styles.places}>
      {Array.from({ length: Math.max(box.places, ids.length) }, (_, place) => {
        const id = ids[place];
        return (
          <Place
            key={`${place} ${id ?? ''}`}
            box={index}
            place={place}
            option={options.find((option) => option.id_option === id)}
            letter={id === undefined ? '' : letterIn(options, id)}
            readOnly={readOnly}
            onTakeOut={() => id !== undefined && onTakeOut(id)}
          />
        );
      })}
    </ol>
  </div>
);
