import type { CSSProperties, ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { ArrowDownIcon, ArrowUpIcon, GripIcon, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import styles from './sort-list.module.css';

interface SortItemProps {
  id: string;
  index: number;
  count: number;
  readOnly: boolean;
  action: ReactNode;
  onMove(to: number): void;
  children: ReactNode;
}

/** One line that can be dragged by its handle or moved by its arrow buttons. */
export const SortItem = ({ id, index, count, readOnly, action, onMove, children }: SortItemProps) => {
  const t = useTranslation(messages);
  const sortable = useSortable({ id, disabled: readOnly });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = sortable;
  const number = index + 1;
  const style: CSSProperties = {
    ...(transform && { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)` }),
    ...(transition && { transition }),
  };
  const place = <span className={styles.place}>{number}</span>;
  if (readOnly) {
    return (
      <li className={styles.item} data-fixed="">
        {place}
        <div className={styles.text}>{children}</div>
      </li>
    );
  }
  return (
    <li ref={setNodeRef} className={styles.item} style={style} data-lifted={isDragging ? '' : undefined}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.grip}
        {...attributes}
        {...listeners}
        aria-label={t('drag', { number })}
      >
        <GripIcon />
      </button>
      {place}
      <div className={styles.text}>{children}</div>
      <div className={styles.moves}>
        <button
          type="button"
          data-move={`${id} up`}
          disabled={index === 0}
          aria-label={t('moveUp', { number })}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUpIcon />
        </button>
        <button
          type="button"
          data-move={`${id} down`}
          disabled={number === count}
          aria-label={t('moveDown', { number })}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDownIcon />
        </button>
        {action}
      </div>
    </li>
  );
};
