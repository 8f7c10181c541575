import type { Fact } from '@inkstone/base/document';
import styles from '../report.module.css';

/** The scores that make up the total, such as one per section; estimates are labelled. */
export const ScaleScores = ({ items }: { items: readonly Fact[] }) =>
  items.length > 0 && (
    <dl className={`${styles.scales} num`}>
      {items.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note && <dd className="meta">{note}</dd>}
        </div>
      ))}
    </dl>
  );
