import { useRef, useState, type RefObject } from 'react';
import { RichText, useTranslation } from '@inkstone/ui';
import { getOptionText, readOptions } from '../shapes.ts';
import styles from './builder.module.css';
import { messages } from './messages.ts';
import { buildSentence, type Order, type Prompt } from './type.ts';

interface BuilderProps {
  /** Absent where it is labelled from outside. */
  label?: string;
  prompt: Prompt;
  order: Order;
  onOrder(order: Order): void;
  readOnly?: boolean;
}

interface Word {
  id: string;
  text: string;
}

const plain = (html: string): string => html.replace(/<[^>]*>/g, '');

/** Builds a sentence word by word from the words below it; pressing a word moves it. */
export const Builder = ({ label, prompt, order, onOrder, readOnly = false }: BuilderProps) => {
  const t = useTranslation(messages);
  const [announcement, setAnnouncement] = useState('');
  const left = useRef<HTMLUListElement>(null);
  const getWord = (id: string) => getOptionText(prompt.options, id);
  const free = readOptions(prompt.options).filter(({ id }) => !order.includes(id));
  const sentence = (next: Order) => (next.length === 0 ? t('empty') : buildSentence(prompt, next));
  const placePiece = (id: string) => {
    const next = [...order, id];
    onOrder(next);
    setAnnouncement(t('added', { word: plain(getWord(id)), sentence: sentence(next) }));
    // The pressed button disappears: the focus stays among the remaining words.
    const at = free.findIndex((word) => word.id === id);
    const others = [...(left.current?.querySelectorAll<HTMLElement>('button') ?? [])].filter(
      (_, index) => index !== at,
    );
    (others[at] ?? others.at(-1))?.focus();
  };
  const takeOut = (id: string) => {
    const next = order.filter((candidate) => candidate !== id);
    onOrder(next);
    setAnnouncement(t('takenOut', { word: plain(getWord(id)), sentence: sentence(next) }));
    left.current?.querySelector<HTMLElement>('button')?.focus();
  };
  const getLabel = (id: string, index: number) => t('takeOut', { word: plain(getWord(id)), place: index + 1 });
  return (
    <div className={styles.builder}>
      <div
        role={label && 'group'}
        aria-label={label}
        className={styles.sentence}
        lang="en"
        data-filled={order.length > 0 || undefined}
      >
        {prompt.before && <span>{prompt.before}</span>}
        {order.map((id, index) => (
          <button
            key={id}
            type="button"
            className={styles.chip}
            data-in=""
            disabled={readOnly}
            aria-label={getLabel(id, index)}
            onClick={() => takeOut(id)}
          >
            <RichText inline html={getWord(id)} />
          </button>
        ))}
        {!readOnly && free.length > 0 && <span className={styles.next} aria-hidden="true" />}
        {readOnly && order.length === 0 && <PrintedLine />}
        {prompt.after && <span>{prompt.after}</span>}
      </div>
      {!readOnly && <FreeWords listRef={left} words={free} onPlace={placePiece} />}
      {readOnly && order.length === 0 && <PrintedWords words={free} />}
      <span className="vh" role="status">
        {announcement}
      </span>
    </div>
  );
};

interface FreeWordsProps {
  listRef: RefObject<HTMLUListElement | null>;
  words: readonly Word[];
  onPlace(id: string): void;
}

/** The words that are not in the sentence yet. */
const FreeWords = ({ listRef, words, onPlace }: FreeWordsProps) => {
  const t = useTranslation(messages);
  return (
    <ul ref={listRef} aria-label={t('chips')} className={styles.chips} lang="en">
      {words.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('put', { word: plain(text) })}
            onClick={() => onPlace(id)}
          >
            <RichText inline html={text} />
          </button>
        </li>
      ))}
    </ul>
  );
};

/** The line to write the sentence on, on paper. */
const PrintedLine = () => (
  <span className="only-paper" aria-hidden="true">
    {'_'.repeat(24)}
  </span>
);

/** The words beneath an empty line, on paper. */
const PrintedWords = ({ words }: { words: readonly Word[] }) => (
  <p className="only-paper" lang="en">
    {words.map(({ id, text }, index) => (
      <span key={id}>
        {index > 0 && ' / '}
        <RichText inline html={text} />
      </span>
    ))}
  </p>
);
