import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import { SortItem } from './sort-item.tsx';
import styles from './sort-list.module.css';

interface SortListProps {
  /** Id of the labelling element, or the label. */
  label: string;
  order: readonly string[];
  onOrder(order: string[]): void;
  readOnly?: boolean;
  /** True where the order counts as an answer. */
  isAnswered?: boolean;
  line(id: string): ReactNode;
  /** An additional action per line, before the arrows. */
  renderAction?(id: string): ReactNode;
}

const useAnnouncements = (order: readonly string[]): Announcements => {
  const t = useTranslation(messages);
  const at = (id: string | number | undefined) => ({ place: order.indexOf(String(id)) + 1, count: order.length });
  return {
    onDragStart: ({ active }) => t('lifted', { number: at(active.id).place }),
    onDragOver: ({ over }) => t('over', at(over?.id)),
    onDragEnd: ({ over }) => t('dropped', at(over?.id)),
    onDragCancel: () => t('putBack'),
  };
};

/** Keeps the focus on the button of a line that has moved; at an end of the list, on the other one. */
const useMovedFocus = (order: readonly string[]) => {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ id: string; way: 'up' | 'down' } | null>(null);
  // Restores the focus of a button that moved with its line.
  useLayoutEffect(() => {
    if (!moved.current) return;
    const { id, way } = moved.current;
    moved.current = null;
    const button = (which: string) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-move="${CSS.escape(id)} ${which}"]`);
    const same = button(way);
    (same?.disabled ? button(way === 'up' ? 'down' : 'up') : same)?.focus();
  }, [order]);
  const noteMove = (id: string, way: 'up' | 'down') => {
    moved.current = { id, way };
  };
  return { list, noteMove };
};

const useSortSensors = () =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

/** A list to put in order: by dragging, by the keyboard on the handle, or by arrow buttons. */
export const SortList = ({
  label,
  order,
  onOrder,
  readOnly = false,
  isAnswered = false,
  line,
  renderAction,
}: SortListProps) => {
  const t = useTranslation(messages);
  const { list, noteMove } = useMovedFocus(order);
  const [announcement, setAnnouncement] = useState('');
  const announcements = useAnnouncements(order);
  const sensors = useSortSensors();

  const move = (from: number, to: number) => {
    const id = order[from];
    if (id === undefined || to < 0 || to >= order.length) return;
    noteMove(id, to < from ? 'up' : 'down');
    setAnnouncement(t('dropped', { place: to + 1, count: order.length }));
    onOrder(arrayMove([...order], from, to));
  };
  const drop = (id: string | number, over: string | number | undefined) => {
    if (over === undefined || id === over) return;
    onOrder(arrayMove([...order], order.indexOf(String(id)), order.indexOf(String(over))));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('dragHow') } }}
      onDragEnd={({ active, over }) => drop(active.id, over?.id)}
    >
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy} disabled={readOnly}>
        <ol ref={list} className={styles.list} aria-label={label} data-answered={isAnswered ? '' : undefined}>
          {order.map((id, index) => (
            <SortItem
              key={id}
              id={id}
              index={index}
              count={order.length}
              readOnly={readOnly}
              action={renderAction?.(id)}
              onMove={(to) => move(index, to)}
            >
              {line(id)}
            </SortItem>
          ))}
        </ol>
      </SortableContext>
      <span className="vh" role="status">
        {announcement}
      </span>
    </DndContext>
  );
};
