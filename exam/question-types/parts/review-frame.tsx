import type { ReactNode } from 'react';
import { langTag, RichText, useLanguage } from '@inkstone/ui';
import type { Score } from '../type.ts';
import styles from './review.module.css';
import { ToneIcon, Verdict } from './verdict.tsx';
import type { Tone } from './verdict.tsx';

interface ReviewFrameProps {
  /** The question's words; absent where the answer stands inside them. */
  text?: string;
  /** Null where a teacher marks. */
  score: Score | null;
  isBlank: boolean;
  children: ReactNode;
}

/** A question in a report: its words, the verdict, and the lines that show answer and key. */
export const ReviewFrame = ({ text, score, isBlank, children }: ReviewFrameProps) => (
  <div className={styles.review} lang={langTag(useLanguage())}>
    {text !== undefined && (
      <div className={styles.text} lang="en">
        <RichText html={text} />
      </div>
    )}
    <Verdict score={score} isBlank={isBlank} />
    {children}
  </div>
);

/** The lines of a report, one above the other. */
export const ReviewLines = ({ children }: { children: ReactNode }) => <ul className={styles.lines}>{children}</ul>;

/** Lines of a report under a heading of their own. */
export const ReviewPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <div role="group" className={styles.part} aria-label={title}>
    <p className="small strong">{title}</p>
    <ReviewLines>{children}</ReviewLines>
  </div>
);

interface ReviewLineProps {
  tone: Tone;
  /** Whose answer or that it is the key, above the words. */
  label?: string | undefined;
  /** Stands in the icon's place where the line is neither right nor wrong. */
  letter?: string | undefined;
  children: ReactNode;
}

/** One line: a wash and an icon where it is right or wrong, a label that says which. */
export const ReviewLine = ({ tone, label, letter, children }: ReviewLineProps) => (
  <li className={styles.line} data-tone={tone}>
    <span className={styles.sign}>{tone === 'plain' ? letter : <ToneIcon tone={tone} />}</span>
    <span>
      {label && <small>{label}</small>}
      {children}
    </span>
  </li>
);
