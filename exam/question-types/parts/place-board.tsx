import { useRef, useState } from 'react';
import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Active, Over } from '@dnd-kit/core';
import { letterOf } from '@inkstone/base';
import { useWords } from '@inkstone/ui';
import type { Option } from '../shapes.ts';
import { letterIn } from '../spelling.ts';
import { placeWords } from './messages.ts';
import { PlaceBox } from './place-box.tsx';
import { OptionFace, PlaceRow } from './place-row.tsx';
import { boxOf, putInto, takenOut } from './placing.ts';
import type { Box, Placed } from './placing.ts';
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
  const t = useWords(placeWords);
  const board = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const letter = (id: string) => letterIn(options, id);

  const toRow = (id: string) =>
    board.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  const put = (id: string, box: number, instead?: string) => {
    const { name = '', places = 0 } = boxes[box] ?? {};
    const next = putInto(placed, id, { box, places, instead });
    setSaid(t(next ? 'put' : 'full', { letter: letter(id), name }));
    if (!next) return;
    setOpened(null);
    onPlace(next);
  };
  const takeOut = (id: string) => {
    setOpened(null);
    setSaid(t('takenOut', { letter: letter(id) }));
    onPlace(takenOut(placed, id));
  };
  const press = (id: string) => {
    if (boxes.length > 1) setOpened(opened === id ? null : id);
    else if (boxOf(placed, id) >= 0) takeOut(id);
    else put(id, 0);
  };
  const drop = ({ active, over }: { active: Active; over: Over | null }) => {
    setDragged(null);
    const id = String(active.data.current?.['id'] ?? '');
    const place = over?.data.current;
    if (place) put(id, Number(place['box']), place['filled'] as string | undefined);
    else if (String(active.id).startsWith('placed')) takeOut(id);
  };
  const shown = options.find((option) => option.id_option === dragged);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silent }}
      onDragStart={({ active }) => {
        setOpened(null);
        setDragged(String(active.data.current?.['id'] ?? ''));
      }}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
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
              onTakeOut={(id) => {
                takeOut(id);
                toRow(id);
              }}
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
                letter={letterOf(index)}
                boxes={boxes}
                full={boxes.map(({ places }, at) => (placed[at] ?? []).length >= places)}
                box={boxOf(placed, id)}
                isOpen={opened === id}
                isDragged={dragged === id}
                readOnly={readOnly}
                onPress={() => press(id)}
                onClose={() => setOpened(null)}
                onPut={(box) => {
                  put(id, box);
                  toRow(id);
                }}
                onTakeOut={() => {
                  takeOut(id);
                  toRow(id);
                }}
              />
            );
          })}
        </ul>
        <span className="vh" role="status">
          {said}
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
