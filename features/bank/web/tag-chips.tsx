import { StatusChip } from '@inkstone/ui';
import styles from './bank.module.css';

/** The tags of a set; renders nothing if there are none. */
export const TagChips = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <StatusChip key={tag} tone="line">
          {tag}
        </StatusChip>
      ))}
    </span>
  );
