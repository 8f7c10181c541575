import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { SearchIcon, useTranslation } from '@inkstone/ui';
import { SearchResultList } from './search-result-list.tsx';
import { listLinks } from './search-results.ts';
import { messages } from './messages.ts';
import { useSearch, type SearchState } from './use-search.ts';
import styles from './search.module.css';

interface SearchBoxProps {
  isStudent: boolean;
  onClose(): void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Opens a link as a click would, in a new window with the modifier keys. */
const openLink = (id: string, { ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }): void => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey });
  document.getElementById(id)?.dispatchEvent(click);
};

/** Enter pressed before the results arrived: opens the first hit once they have arrived. */
const useEnteredEarly = (typed: string, ready: string | undefined): (() => void) => {
  const entered = useRef<string | null>(null);
  // Runs after rendering, when the link exists.
  useEffect(() => {
    if (entered.current !== typed || ready === undefined) return;
    entered.current = null;
    openLink(ready, { ctrlKey: false, metaKey: false });
  }, [typed, ready]);
  return () => {
    entered.current = typed;
  };
};

/** Search field with results: a combobox whose options are links. */
export const SearchBox = ({ isStudent, onClose }: SearchBoxProps) => {
  const t = useTranslation(messages);
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState({ q: '', at: 0 });
  const state = useSearch(text, isStudent);
  const { q, groups, isStale } = state.is === 'found' ? state : { q: '', groups: [], isStale: true };
  const links = listLinks(groups);
  const at = chosen.q === q ? Math.min(chosen.at, links.length - 1) : 0;
  const active = links[at] === undefined ? undefined : `${id}-${links[at].key}`;
  const enterEarly = useEnteredEarly(text.trim(), isStale ? undefined : active);

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined && links.length > 0) {
      event.preventDefault();
      setChosen({ q, at: (at + step + links.length) % links.length });
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (active && !isStale) openLink(active, event);
    else if (text.trim() !== '') enterEarly();
  };

  const label = t(isStudent ? 'fieldMine' : 'fieldTaught');
  return (
    <>
      <div className={styles.field}>
        <SearchIcon />
        <input
          data-autofocus
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          placeholder={label}
          aria-autocomplete="list"
          aria-expanded={links.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active}
          maxLength={100}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={press}
        />
      </div>
      <SearchStatus state={state} isStudent={isStudent} />
      <SearchResultList id={id} groups={groups} active={active} isStale={isStale} onOpen={onClose} />
      <p className={`meta only-wide ${styles.keys}`}>{t('keys')}</p>
    </>
  );
};

/** Status of the search, also for screen readers. */
const SearchStatus = ({ state, isStudent }: { state: SearchState; isStudent: boolean }) => {
  const t = useTranslation(messages);
  const sentence = (): string => {
    if (state.is === 'untyped') return t(isStudent ? 'hintMine' : 'hintTaught');
    if (state.is === 'searching') return t('searching');
    if (state.is === 'failed') return t(state.isLost ? 'lost' : 'failed');
    const count = state.groups.reduce((sum, { hits }) => sum + hits.length, 0);
    if (count === 0) return t('none', { q: state.q });
    return t(state.groups.some(({ hasMore }) => hasMore) ? 'foundMore' : 'found', { count });
  };
  return (
    <div className={styles.said}>
      <p role="status" className="small dim">
        {sentence()}
      </p>
      {state.is === 'failed' && (
        <Button variant="default" onClick={() => state.retry()}>
          {t('again')}
        </Button>
      )}
    </div>
  );
};
