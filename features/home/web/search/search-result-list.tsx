import { useLayoutEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '@inkstone/ui';
import { type Group, findAllLink, type ResultLink } from './search-results.ts';
import { HitFacts } from './hit-facts.tsx';
import { messages } from './messages.ts';
import styles from './search.module.css';

interface ResultListProps {
  id: string;
  /** The id of the option that Enter opens. */
  active: string | undefined;
  onOpen(): void;
}

/** Results in named groups. */
export const SearchResultList = ({
  groups,
  isStale,
  ...part
}: ResultListProps & { groups: readonly Group[]; isStale: boolean }) => {
  const t = useTranslation(messages);
  const { id, active } = part;
  // Keeps the active option in view.
  useLayoutEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('title')}
      aria-busy={isStale}
      className={styles.list}
      data-stale={isStale || undefined}
      hidden={groups.length === 0}
    >
      {groups.map((group) => (
        <ResultGroup key={group.name} group={group} {...part} />
      ))}
    </div>
  );
};

const ResultGroup = ({ group, ...part }: ResultListProps & { group: Group }) => {
  const t = useTranslation(messages);
  const heading = `${part.id}-of-${group.name}`;
  const all = findAllLink(group);
  return (
    <div role="group" aria-labelledby={heading}>
      <div id={heading} role="presentation" className={styles.heading}>
        {t(group.name)}
      </div>
      {group.hits.map((hit) => (
        <Option key={hit.key} link={hit} {...part}>
          <span className={styles.name}>{hit.of === 'student' ? hit.row.name : hit.row.title}</span>
          <span className={`meta num ${styles.facts}`}>
            <HitFacts hit={hit} />
          </span>
        </Option>
      ))}
      {all && (
        <Option link={all} {...part}>
          <span className="small">{t('showAll')}</span>
        </Option>
      )}
      {group.hasMore && !all && (
        <p role="presentation" className={`meta ${styles.more}`}>
          {t('moreStudents')}
        </p>
      )}
    </div>
  );
};

const Option = ({
  link,
  id,
  active,
  onOpen,
  children,
}: ResultListProps & { link: ResultLink; children: ReactNode }) => {
  const own = `${id}-${link.key}`;
  return (
    <Link
      id={own}
      role="option"
      aria-selected={own === active}
      tabIndex={-1}
      to={link.to}
      className={styles.option}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        if (!ctrlKey && !metaKey && !shiftKey) onOpen();
      }}
    >
      {children}
    </Link>
  );
};
