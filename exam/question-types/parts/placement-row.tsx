import type { KeyboardEvent } from 'react';
import { useDraggable } from '@dnd-kit/core';
import { RichText, useTranslation } from '@inkstone/ui';
import { getOptionId } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import { placingMessages } from './messages.ts';
import type { Box } from './placement.ts';
import styles from './place-board.module.css';

export const OptionLabel = ({ letter, html }: { letter: string; html: string }) => (
  <>
    <span className={styles.letter}>{letter}</span>
    <span className={styles.text} lang="en">
      <RichText inline html={html} />
    </span>
  </>
);

interface PlacementRowProps {
  option: Option;
  letter: string;
  boxes: readonly Box[];
  /** Which boxes are full. */
  full: readonly boolean[];
  /** Index of its box; -1 for none. */
  box: number;
  isOpen: boolean;
  isDragged: boolean;
  readOnly: boolean;
  onPress(): void;
  onClose(): void;
  onPut(box: number): void;
  onTakeOut(): void;
}

const flag = (on: boolean) => (on ? '' : undefined);

/** One option of the list; it stays in the list when it is placed, and shows its box. */
export const PlacementRow = (props: PlacementRowProps) => {
  const { option, letter, boxes, full, box, isOpen, isDragged, readOnly, onPress, onClose, onPut, onTakeOut } = props;
  const t = useTranslation(placingMessages);
  const isUsed = box >= 0;
  const isOne = boxes.length === 1;
  const isShut = readOnly || (isOne && !isUsed && full[0] === true);
  const { setNodeRef, listeners } = useDraggable({
    id: `option ${getOptionId(option)}`,
    data: { id: getOptionId(option) },
    disabled: readOnly,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly || event.altKey || event.ctrlKey || event.metaKey) return;
    const number = /^[1-9]$/.test(event.key) && !isOne ? Number(event.key) - 1 : -1;
    if (boxes[number]) onPut(number);
    else if (isUsed && (event.key === 'Backspace' || event.key === 'Delete')) onTakeOut();
    else if (isOpen && event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const state = isOne ? { 'aria-pressed': isUsed } : { 'aria-expanded': isOpen };

  return (
    <li className={styles.row} data-used={flag(isUsed)} data-open={flag(isOpen)} data-dragged={flag(isDragged)}>
      <button
        ref={setNodeRef}
        type="button"
        className={styles.main}
        data-option={getOptionId(option)}
        aria-disabled={isShut}
        {...(readOnly ? {} : state)}
        {...listeners}
        onClick={readOnly ? undefined : onPress}
        onKeyDown={onKeyDown}
      >
        <OptionLabel letter={letter} html={option.text} />
        {isUsed && !isOne && <span className={styles.tag}>{t('lies', { name: boxes[box]?.name ?? '' })}</span>}
      </button>
      {isOpen && !readOnly && <BoxChoices {...{ letter, boxes, full, box, onPut, onTakeOut, onKeyDown }} />}
    </li>
  );
};

interface BoxChoicesProps extends Pick<PlacementRowProps, 'letter' | 'boxes' | 'full' | 'box' | 'onPut' | 'onTakeOut'> {
  onKeyDown(event: KeyboardEvent): void;
}

/** The boxes that an option can be put into, and taking it out again. */
const BoxChoices = ({ letter, boxes, full, box, onPut, onTakeOut, onKeyDown }: BoxChoicesProps) => {
  const t = useTranslation(placingMessages);
  return (
    <div className={styles.targets} role="group" aria-label={t('where', { letter })}>
      {boxes.map((target, index) => (
        <button
          key={target.id}
          type="button"
          aria-keyshortcuts={String(index + 1)}
          aria-pressed={index === box}
          disabled={full[index] === true && index !== box}
          onClick={() => onPut(index)}
          onKeyDown={onKeyDown}
        >
          <kbd aria-hidden="true">{index + 1}</kbd>
          <span lang="en">{target.name}</span>
        </button>
      ))}
      {box >= 0 && (
        <button type="button" onClick={onTakeOut} onKeyDown={onKeyDown}>
          {t('takeOut')}
        </button>
      )}
    </div>
  );
};
