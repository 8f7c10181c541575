import { useDraggable, useDroppable } from '@dnd-kit/core';
import { CloseIcon, RichText, useTranslation } from '@inkstone/ui';
import { findOption, getOptionId } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import { getOptionLetter } from '../spelling.ts';
import { placingMessages } from './messages.ts';
import type { Box } from './placement.ts';
import { OptionLabel } from './placement-row.tsx';
import styles from './place-board.module.css';

interface SlotProps {
  box: number;
  slot: number;
  /** The option placed there; undefined for an empty place. */
  option: Option | undefined;
  letter: string;
  readOnly: boolean;
  onTakeOut(): void;
}

/** One place of a box; its option can be dragged elsewhere. */
const Slot = ({ box, slot, option, letter, readOnly, onTakeOut }: SlotProps) => {
  const t = useTranslation(placingMessages);
  const id = option && getOptionId(option);
  const { setNodeRef, isOver } = useDroppable({
    id: `place ${box} ${slot}`,
    data: { box, filled: id },
    disabled: readOnly,
  });
  const { setNodeRef: setCardRef, listeners } = useDraggable({
    id: `placed ${box} ${slot}`,
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
            <OptionLabel letter={letter} html={option.text} />
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

interface PlacementBoxProps {
  box: Box;
  index: number;
  options: readonly Option[];
  ids: readonly string[];
  readOnly: boolean;
  onTakeOut(id: string): void;
}

/** A box with its title and places, in the order they were filled. */
export const PlacementBox = ({ box, index, options, ids, readOnly, onTakeOut }: PlacementBoxProps) => (
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
          <Slot
            key={`${place} ${id ?? ''}`}
            box={index}
            slot={place}
            option={findOption(options, id)}
            letter={id === undefined ? '' : getOptionLetter(options, id)}
            readOnly={readOnly}
            onTakeOut={() => id !== undefined && onTakeOut(id)}
          />
        );
      })}
    </ol>
  </div>
);
