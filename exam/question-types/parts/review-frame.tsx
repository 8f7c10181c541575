import { use, type ReactNode } from 'react';
import { langTag, RichText, useLanguage } from '@inkstone/ui';
import type { Score } from '../type.ts';
import { RecordedScore } from './recorded-score.tsx';
import styles from './review.module.css';
import { ToneIcon, Verdict } from './verdict.tsx';
import type { Tone } from './verdict.tsx';

interface ReviewFrameProps {
  /** Question text; absent where the answer is inside it. */
  text?: string;
  /** Under the default rule, shown where no recorded score is known; null where a teacher marks. */
  score: Score | null;
  isBlank: boolean;
  children: ReactNode;
}

/** A question in a report: text, verdict, and lines with answer and key. */
export const ReviewFrame = ({ text, score, isBlank, children }: ReviewFrameProps) => {
  const recorded = use(RecordedScore);
  return (
    <div className={styles.review} lang={langTag(useLanguage())}>
      {text !== undefined && (
        <div className={styles.text} lang="en">
          <RichText html={text} />
        </div>
      )}
      <Verdict score={score && (recorded ?? score)} isBlank={isBlank} />
      {children}
    </div>
  );
};

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
  /** Label above the text, such as "your answer" or "key". */
  label?: string | undefined;
  /** Shown in place of the icon where the line is neither right nor wrong. */
  letter?: string | undefined;
  children: ReactNode;
}

/** One line: tinted and with an icon where it is right or wrong, and a label. */
export const ReviewLine = ({ tone, label, letter, children }: ReviewLineProps) => (
  <li className={styles.line} data-tone={tone}>
    <span className={styles.sign}>{tone === 'plain' ? letter : <ToneIcon tone={tone} />}</span>
    <span>
      {label && <small>{label}</small>}
      {children}
    </span>
  </li>
);
