import { ActionIcon } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ChevronDownIcon, ChevronUpIcon, EmptyState, SearchField, useTranslation } from '@inkstone/ui';
import type { SearchState } from '../find/use-search.ts';
import { readerMessages } from '../../../messages.ts';
import styles from './panels.module.css';

const mostShown = 500;
const drawerMs = 30;

interface SearchPanelProps {
  search: SearchState;
  /** Of the book. */
  pages: number;
  /** A place was chosen from the list and shown. */
  onShown(): void;
}

/** Searches the book, and leads from place to place. */
export const SearchPanel = ({ search, pages, onShown }: SearchPanelProps) => {
  const t = useTranslation(readerMessages);
  const box = useRef<HTMLDivElement>(null);
  // Meets the focus: whoever opens the panel wants to type. A drawer puts the focus on its first button before.
  useEffect(() => {
    const timer = setTimeout(() => box.current?.querySelector('input')?.focus(), drawerMs);
    return () => clearTimeout(timer);
  }, []);
  const { asked, hits, at, isOver, done } = search;
  const said = () => {
    if (asked === '') return t('searchHint');
    if (!isOver) return t('searching', { done, count: pages });
    return at >= 0 && hits.length > 0
      ? t('hitOf', { at: at + 1, count: hits.length })
      : t('hits', { count: hits.length });
  };
  return (
    <div ref={box} className={styles.search}>
      <SearchField
        value={asked}
        onSearch={(words) => (words === asked ? search.next() : search.ask(words))}
        label={t('searchLabel')}
      />
      <div className={styles.searchState}>
        <span className="meta num" role="status">
          {said()}
        </span>
        <ActionIcon aria-label={t('previousHit')} disabled={hits.length === 0} onClick={search.previous}>
          <ChevronUpIcon />
        </ActionIcon>
        <ActionIcon aria-label={t('nextHit')} disabled={hits.length === 0} onClick={search.next}>
          <ChevronDownIcon />
        </ActionIcon>
      </div>
      {isOver && asked !== '' && hits.length === 0 && (
        <EmptyState bare title={t('noHits', { asked })} body={t('noHitsBody')} />
      )}
      {search.missed > 0 && <p className="small c-amber">{t('missedPages', { count: search.missed })}</p>}
      {hits.length >= mostShown && <p className="meta">{t('mostHits', { count: mostShown })}</p>}
      <ol className={styles.hits}>
        {hits.map((hit, index) => (
          <li key={`${hit.page} ${hit.from.piece} ${hit.from.letter}`}>
            <button
              type="button"
              aria-current={index === at ? 'location' : undefined}
              onClick={() => {
                search.show(index);
                onShown();
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
    </div>
  );
};
