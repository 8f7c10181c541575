import { useId } from 'react';
import type { ReactNode } from 'react';
import { QueryBoundary } from './query-boundary.tsx';
import type { QueryBoundaryProps } from './query-boundary.tsx';
import styles from './section.module.css';

interface SectionFrame {
  title: string;
  /** The count, beside the heading. */
  count?: ReactNode;
  /** At the right end: a link or muted text. */
  aside?: ReactNode;
  /** A heading of the narrow column or inside another section. */
  small?: boolean;
  /** Repeats under every question of a list: a group, since so many landmarks would hide the page's own. */
  repeats?: boolean;
  id?: string;
}

interface SectionProps extends SectionFrame {
  children: ReactNode;
}

/** A section: a serif heading with a rule, and its content. */
export const Section = ({ title, count, aside, small = false, repeats = false, id, children }: SectionProps) => {
  const own = useId();
  const heading = id ?? own;
  const Heading = small ? 'h3' : 'h2';
  return (
    <div role={repeats ? 'group' : 'region'} aria-labelledby={heading}>
      <div className={styles.head} data-section-head="">
        <Heading id={heading} className={small ? styles.small : undefined}>
          {title}
        </Heading>
        {count !== undefined && count !== null && <span className={`${styles.count} num`}>{count}</span>}
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
    </div>
  );
};

interface QuerySectionProps<Answer> extends SectionFrame, Omit<QueryBoundaryProps<Answer>, 'bare'> {}

/** A section whose content is a query: skeleton, empty, error with retry, and the limit of 120 s. */
export const QuerySection = <Answer,>(props: QuerySectionProps<Answer>) => {
  const { query, children, skeleton, isEmpty, empty, errorTitle, safe, ...frame } = props;
  return (
    <Section {...frame}>
      <div className={styles.body}>
        <QueryBoundary
          query={query}
          skeleton={skeleton}
          isEmpty={isEmpty}
          empty={empty}
          errorTitle={errorTitle}
          safe={safe}
        >
          {children}
        </QueryBoundary>
      </div>
    </Section>
  );
};
