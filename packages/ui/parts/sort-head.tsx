import { ChevronDownIcon, ChevronUpIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './data-table.module.css';

/** The column that a list is sorted by, and how to change it. */
export interface Sorting {
  by: string;
  descending: boolean;
  onSort: (by: string, descending: boolean) => void;
}

interface SortableColumn {
  key: string;
  head: string;
  align?: 'end';
  sortable?: boolean;
  minor?: boolean;
  width?: string;
}

/** The head of a column; the first press sorts by it, the next reverses the order. */
export const SortHead = ({ column, sorting }: { column: SortableColumn; sorting?: Sorting }) => {
  const t = useTranslation(messages);
  const sorted = sorting?.by === column.key;
  const order = sorted ? (sorting.descending ? 'descending' : 'ascending') : undefined;
  const Arrow = sorted && sorting.descending ? ChevronDownIcon : ChevronUpIcon;
  return (
    <th
      scope="col"
      aria-sort={order}
      data-align={column.align}
      data-minor={column.minor || undefined}
      style={column.width ? { width: column.width } : undefined}
    >
      {column.sortable && sorting ? (
        <button
          type="button"
          className={styles.sort}
          data-sorted={sorted || undefined}
          title={t('sortBy', { name: column.head })}
          onClick={() => sorting.onSort(column.key, sorted ? !sorting.descending : false)}
        >
          {column.head} <Arrow />
        </button>
      ) : (
        column.head
      )}
    </th>
  );
};
