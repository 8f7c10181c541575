import { isSameText } from '@inkstone/base';
import { ActionIcon, Button } from '@mantine/core';
import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { DictionaryEntry } from '@inkstone/dictionary';
import { CloseIcon, RetryIcon, useTranslation } from '@inkstone/ui';
import { wordMessages } from '../../../messages.ts';
import type { WordLookup } from './use-word-lookup.ts';
import { Sources } from './sources.tsx';
import styles from './words.module.css';

interface WordCardProps {
  lookup: WordLookup;
  onClose(): void;
  /** Looks up another form of the word, or retries. */
  onAsk(form: string): void;
  /** The collect button. */
  collecting?: ReactNode;
}

const cardWidth = 352;
const cardHeight = 340;
const gap = 8;

/** Below the word, or above it where there is no room. */
const toCardStyle = ({ occurrence: { anchor } }: WordLookup): CSSProperties => {
  const [wide, tall] = [globalThis.innerWidth, globalThis.innerHeight];
  if (!anchor) return { left: wide - cardWidth - 24, top: 80 };
  const left = Math.max(gap, Math.min(anchor.left - 24, wide - cardWidth - 24));
  const fitsBelow = anchor.bottom + gap + cardHeight < tall;
  if (fitsBelow || anchor.top < cardHeight) {
    return { left, top: Math.max(gap, Math.min(anchor.bottom + gap, tall - cardHeight - gap)) };
  }
  return { left, bottom: tall - anchor.top + gap };
};

/** The meaning of a word in both languages. */
export const WordCard = ({ lookup, onClose, onAsk, collecting }: WordCardProps) => {
  const t = useTranslation(wordMessages);
  const card = useRef<HTMLElement>(null);
  const { occurrence, meaning } = lookup;
  const word = meaning.is === 'found' ? meaning.found.word : occurrence.form;
  // Focuses the card, for keyboard users.
  useLayoutEffect(() => card.current?.focus({ preventScroll: true }), [occurrence]);
  return (
    <section
      ref={card}
      className={styles.card}
      role="dialog"
      aria-label={t('meaning', { word })}
      tabIndex={-1}
      style={toCardStyle(lookup)}
    >
      <header className={styles.cardHead}>
        <h2 lang="en">{word}</h2>
        {collecting}
        <ActionIcon variant="quiet" aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </ActionIcon>
      </header>
      <div className={styles.cardBody} aria-live="polite">
        {meaning.is === 'coming' && <p className="meta">{t('coming')}</p>}
        {meaning.is === 'unknown' && (
          <>
            <p>{t('unknown', { word: occurrence.form })}</p>
            <p className="meta">{t('unknownBody')}</p>
          </>
        )}
        {meaning.is === 'failed' && (
          <>
            <p>{t('failed')}</p>
            <p className="meta">{t('failedBody')}</p>
            <Button leftSection={<RetryIcon />} onClick={() => onAsk(occurrence.form)}>
              {t('tryAgain')}
            </Button>
          </>
        )}
        {meaning.is === 'found' && <Meanings found={meaning.found} form={occurrence.form} onAsk={onAsk} />}
        {occurrence.sentence !== '' && (
          <p className={styles.sentence} lang="en">
            {occurrence.sentence}
          </p>
        )}
      </div>
      <Sources />
    </section>
  );
};

interface MeaningsProps {
  found: DictionaryEntry;
  form: string;
  onAsk(form: string): void;
}

const Meanings = ({ found: { word, parts, relatedWords }, form, onAsk }: MeaningsProps) => {
  const t = useTranslation(wordMessages);
  return (
    <>
      {!isSameText(form, word) && <p className="meta">{t('formOf', { form })}</p>}
      {parts.map(({ part, en, zh }) => (
        <section key={part} className={styles.part}>
          {part !== '' && <h3>{t(part)}</h3>}
          {zh.length > 0 && (
            <p className={styles.chinese} lang="zh-CN">
              {zh.join('；')}
            </p>
          )}
          {en.length > 0 && (
            <ol className={styles.glosses} lang="en">
              {en.map((gloss) => (
                <li key={gloss}>{gloss}</li>
              ))}
            </ol>
          )}
        </section>
      ))}
      {relatedWords.length > 0 && (
        <p className={styles.also}>
          {t('also')}
          {relatedWords.slice(0, 3).map((related) => (
            <Button key={related} size="compact-sm" variant="quiet" lang="en" onClick={() => onAsk(related)}>
              {related}
            </Button>
          ))}
        </p>
      )}
    </>
  );
};
