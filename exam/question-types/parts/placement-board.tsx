import { useRef } from 'react';
import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { optionLetter } from '@inkstone/base';
import { findOption, getOptionId } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import { getOptionLetter } from '../spelling.ts';
import { PlacementBox } from './placement-box.tsx';
import { OptionLabel, PlacementRow } from './placement-row.tsx';
import { findBoxIndex, type Box, type Placement } from './placement.ts';
import { usePlacing } from './use-placement.tsx';
import styles from './place-board.module.css';

interface PlacementBoardProps {
  /** Label of the list of options. */
  label: string;
  options: readonly Option[];
  boxes: readonly Box[];
  placement: Placement;
  onPlace(placed: string[][]): void;
  readOnly: boolean;
}

// Announcements are made in the board's own status line.
const noAnnouncements = {
  onDragStart: announceNothing,
  onDragOver: announceNothing,
  onDragEnd: announceNothing,
  onDragCancel: announceNothing,
};
function announceNothing(): undefined {}

/**
 * Places options into boxes by dragging, or by choosing them with pointer, touch or keyboard. With one box, choosing
 * toggles; with several, a menu asks which, or a digit selects it directly.
 */
export const PlacementBoard = ({ label, options, boxes, placement, onPlace, readOnly }: PlacementBoardProps) => {
  const board = useRef<HTMLDivElement>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const letter = (id: string) => getOptionLetter(options, id);
  const placing = usePlacing({ boxes, placed: placement, onPlace, letter });

  const toRow = (id: string) =>
    board.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  const takeBack = (id: string) => {
    placing.takeOut(id);
    toRow(id);
  };
  const draggedOption = findOption(options, placing.dragged);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: noAnnouncements }}
      onDragStart={placing.startDrag}
      onDragEnd={placing.endDrag}
      onDragCancel={placing.cancelDrag}
    >
      <div ref={board} className={styles.board}>
        <div className={styles.boxes} data-one={boxes.length === 1 ? '' : undefined}>
          {boxes.map((box, index) => (
            <PlacementBox
              key={box.id}
              box={box}
              index={index}
              options={options}
              ids={placement[index] ?? []}
              readOnly={readOnly}
              onTakeOut={takeBack}
            />
          ))}
        </div>
        <ul className={styles.pool} aria-label={label}>
          {options.map((option, index) => {
            const id = getOptionId(option);
            return (
              <PlacementRow
                key={id}
                option={option}
                letter={optionLetter(index)}
                boxes={boxes}
                full={boxes.map(({ places }, at) => (placement[at] ?? []).length >= places)}
                box={findBoxIndex(placement, id)}
                isOpen={placing.opened === id}
                isDragged={placing.dragged === id}
                readOnly={readOnly}
                onPress={() => placing.press(id)}
                onClose={placing.close}
                onPut={(box) => {
                  placing.put(id, box);
                  toRow(id);
                }}
                onTakeOut={() => takeBack(id)}
              />
            );
          })}
        </ul>
        <span className="vh" role="status">
          {placing.announcement}
        </span>
      </div>
      <DragOverlay dropAnimation={null}>
        {draggedOption && (
          <div className={styles.flying}>
            <OptionLabel letter={letter(getOptionId(draggedOption))} html={draggedOption.text} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
};
