import { ActionIcon } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ChevronDownIcon, ChevronUpIcon, EmptyState, SearchField, useTranslation } from '@inkstone/ui';
import type { SearchState } from '../find/use-book-search.ts';
import { readerMessages } from '../../../messages.ts';
import styles from './panels.module.css';

const maxShownHits = 500;
const drawerFocusDelayMs = 30;

interface SearchPanelProps {
  search: SearchState;
  /** The number of pages of the book. */
  pages: number;
  /** A hit was selected from the list and shown. */
  onHitShown(): void;
}

/** Searches the book and navigates between hits. */
export const SearchPanel = ({ search, pages, onHitShown }: SearchPanelProps) => {
  const t = useTranslation(readerMessages);
  const box = useRef<HTMLDivElement>(null);
  // Focuses the search field; delayed, because a drawer focuses its first button before.
  useEffect(() => {
    const timer = setTimeout(() => box.current?.querySelector('input')?.focus(), drawerFocusDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const { query, hits, at, isFinished, searchedPages } = search;
  const getStatusText = () => {
    if (query === '') return t('searchHint');
    if (!isFinished) return t('searching', { done: searchedPages, count: pages });
    return at >= 0 && hits.length > 0
      ? t('hitOf', { at: at + 1, count: hits.length })
      : t('hits', { count: hits.length });
  };
  return (
    <div ref={box} className={styles.search}>
      <SearchField
        value={query}
        onSearch={(words) => (words === query ? search.next() : search.ask(words))}
        label={t('searchLabel')}
      />
      <div className={styles.searchState}>
        <span className="meta num" role="status">
          {getStatusText()}
        </span>
        <ActionIcon aria-label={t('previousHit')} disabled={hits.length === 0} onClick={search.previous}>
          <ChevronUpIcon />
        </ActionIcon>
        <ActionIcon aria-label={t('nextHit')} disabled={hits.length === 0} onClick={search.next}>
          <ChevronDownIcon />
        </ActionIcon>
      </div>
      {isFinished && query !== '' && hits.length === 0 && (
        <EmptyState bare title={t('noHits', { asked: query })} body={t('noHitsBody')} />
      )}
      {search.failedPages > 0 && <p className="small c-amber">{t('missedPages', { count: search.failedPages })}</p>}
      {hits.length >= maxShownHits && <p className="meta">{t('mostHits', { count: maxShownHits })}</p>}
      <HitList search={search} onHitShown={onHitShown} />
    </div>
  );
};

/** The hits found so far, each with its page. */
const HitList = ({ search, onHitShown }: Omit<SearchPanelProps, 'pages'>) => (
  <ol className={styles.hits}>
    {search.hits.map((hit, index) => (
      <li key={`${hit.page} ${hit.from.piece} ${hit.from.letter}`}>
        <button
          type="button"
          aria-current={index === search.at ? 'location' : undefined}
          onClick={() => {
            search.show(index);
            onHitShown();
          }}
        >
          <span className={styles.line}>
            {hit.before}
            <mark>{hit.words}</mark>
            {hit.after}
          </span>
          <span className="num">{hit.page}</span>
        </button>
      </li>
    ))}
  </ol>
);
