import { useEffect, useRef, useState } from 'react';
import { CloseIcon, SearchIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  value: string;
  /** Called 300 ms after the last letter, and at once on Enter or when cleared. */
  onSearch: (value: string) => void;
  /** What can be searched for: "Title or student". */
  label: string;
}

/** A field that searches while one types. */
export const SearchField = ({ value, onSearch, label }: SearchFieldProps) => {
  const t = useTranslation(messages);
  const [text, setText] = useState(value);
  const [lastValue, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (lastValue !== value) {
    setSeen(value);
    setText(value);
  }

  // No search after the field was removed.
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchSoon = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next.trim()), 300);
  };
  const searchNow = (next: string) => {
    clearTimeout(timer.current);
    setText(next);
    onSearch(next.trim());
  };

  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog in which the field stands is not sent by it.
        event.stopPropagation();
        searchNow(text);
      }}
    >
      <SearchIcon />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={100}
        onChange={(event) => searchSoon(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') searchNow('');
        }}
      />
      {text !== '' && (
        <button type="button" aria-label={t('clear')} onClick={() => searchNow('')}>
          <CloseIcon />
        </button>
      )}
    </form>
  );
};
