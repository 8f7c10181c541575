import { ActionIcon, Button } from '@mantine/core';
import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { Found } from '@inkstone/dictionary';
import { CloseIcon, RetryIcon, useTranslation } from '@inkstone/ui';
import { wordMessages } from '../../../messages.ts';
import type { AskedWord } from './use-word.ts';
import { Sources } from './sources.tsx';
import styles from './words.module.css';

interface WordCardProps {
  asked: AskedWord;
  onClose(): void;
  /** Asks for another form of the word, or for the same again. */
  onAsk(form: string): void;
  /** Collects the word. */
  collecting?: ReactNode;
}

const cardWidth = 352;
const cardHeight = 340;
const gap = 8;

/** Beside the word: under it, or over it where there is no room. */
const placeOf = ({ met: { beside } }: AskedWord): CSSProperties => {
  const [wide, tall] = [globalThis.innerWidth, globalThis.innerHeight];
  if (!beside) return { left: wide - cardWidth - 24, top: 80 };
  const left = Math.max(gap, Math.min(beside.left - 24, wide - cardWidth - 24));
  const fitsBelow = beside.bottom + gap + cardHeight < tall;
  if (fitsBelow || beside.top < cardHeight) {
    return { left, top: Math.max(gap, Math.min(beside.bottom + gap, tall - cardHeight - gap)) };
  }
  return { left, bottom: tall - beside.top + gap };
};

/** What a word means, in both languages. */
export const WordCard = ({ asked, onClose, onAsk, collecting }: WordCardProps) => {
  const t = useTranslation(wordMessages);
  const card = useRef<HTMLElement>(null);
  const { met, meaning } = asked;
  const word = meaning.is === 'found' ? meaning.found.word : met.form;
  // Meets the focus: whoever asked by keyboard reads on in the card.
  useLayoutEffect(() => card.current?.focus({ preventScroll: true }), [met]);
  return (
    <section
      ref={card}
      className={styles.card}
      role="dialog"
      aria-label={t('meaning', { word })}
      tabIndex={-1}
      style={placeOf(asked)}
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
            <p>{t('unknown', { word: met.form })}</p>
            <p className="meta">{t('unknownBody')}</p>
          </>
        )}
        {meaning.is === 'failed' && (
          <>
            <p>{t('failed')}</p>
            <p className="meta">{t('failedBody')}</p>
            <Button leftSection={<RetryIcon />} onClick={() => onAsk(met.form)}>
              {t('tryAgain')}
            </Button>
          </>
        )}
        {meaning.is === 'found' && <Meanings found={meaning.found} form={met.form} onAsk={onAsk} />}
        {met.sentence !== '' && (
          <p className={styles.sentence} lang="en">
            {met.sentence}
          </p>
        )}
      </div>
      <Sources />
    </section>
  );
};

interface MeaningsProps {
  found: Found;
  form: string;
  onAsk(form: string): void;
}

const Meanings = ({ found: { word, parts, also }, form, onAsk }: MeaningsProps) => {
  const t = useTranslation(wordMessages);
  return (
    <>
      {form.toLowerCase() !== word.toLowerCase() && <p className="meta">{t('formOf', { form })}</p>}
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
      {also.length > 0 && (
        <p className={styles.also}>
          {t('also')}
          {also.slice(0, 3).map((other) => (
            <Button key={other} size="compact-sm" variant="quiet" lang="en" onClick={() => onAsk(other)}>
              {other}
            </Button>
          ))}
        </p>
      )}
    </>
  );
};
