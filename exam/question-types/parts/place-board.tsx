import { useRef } from 'react';
import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { optionLetter } from '@inkstone/base';
import type { Option } from '../shapes.ts';
import { letterIn } from '../spelling.ts';
import { PlaceBox } from './place-box.tsx';
import { OptionFace, PlaceRow } from './place-row.tsx';
import { boxOf, type Box, type Placed } from './placing.ts';
import { usePlacing } from './use-placing.tsx';
import styles from './place-board.module.css';

interface PlaceBoardProps {
  /** What the list of options is called. */
  label: string;
  options: readonly Option[];
  boxes: readonly Box[];
  placed: Placed;
  onPlace(placed: string[][]): void;
  readOnly: boolean;
}

// everything is said in the board's own status line
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
function nothing(): undefined {}

/**
 * Options are put into boxes: dragged, or chosen in their list by pointer, finger or key. Where there is one box, choosing
 * puts an option in and takes it out; where there are several, it asks which, or a digit says so at once.
 */
export const PlaceBoard = ({ label, options, boxes, placed, onPlace, readOnly }: PlaceBoardProps) => {
  const board = useRef<HTMLDivElement>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const letter = (id: string) => letterIn(options, id);
  const placing = usePlacing({ boxes, placed, onPlace, letter });

  const toRow = (id: string) =>
    board.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  const takeBack = (id: string) => {
    placing.takeOut(id);
    toRow(id);
  };
  const shown = options.find((option) => option.id_option === placing.dragged);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silent }}
      onDragStart={placing.lift}
      onDragEnd={placing.drop}
      onDragCancel={placing.letFall}
    >
      <div ref={board} className={styles.board}>
        <div className={styles.boxes} data-one={boxes.length === 1 ? '' : undefined}>
          {boxes.map((box, index) => (
            <PlaceBox
              key={box.id}
              box={box}
              index={index}
              options={options}
              ids={placed[index] ?? []}
              readOnly={readOnly}
              onTakeOut={takeBack}
            />
          ))}
        </div>
        <ul className={styles.pool} aria-label={label}>
          {options.map((option, index) => {
            const id = option.id_option;
            return (
              <PlaceRow
                key={id}
                option={option}
                letter={optionLetter(index)}
                boxes={boxes}
                full={boxes.map(({ places }, at) => (placed[at] ?? []).length >= places)}
                box={boxOf(placed, id)}
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
          {placing.said}
        </span>
      </div>
      <DragOverlay dropAnimation={null}>
        {shown && (
          <div className={styles.flying}>
            <OptionFace letter={letter(shown.id_option)} html={shown.text} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
};
