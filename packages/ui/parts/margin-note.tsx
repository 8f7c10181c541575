import type { ReactNode } from 'react';
import { detectScript } from '@inkstone/base';
import styles from './margin-note.module.css';

/** Chinese words stand upright whatever the reader's language; a note in no named language is read by its signs. */
const detectLang = (words: ReactNode): string | undefined =>
  typeof words === 'string' ? detectScript(words) : undefined;

/** The teacher's hand: a note beside a text, in cinnabar. */
export const MarginNote = (props: { number?: number; title?: string; children: ReactNode; lang?: string }) => (
  <div className={styles.note}>
    {props.number !== undefined && <span className={`${styles.ring} num`}>{props.number}</span>}
    <div>
      {props.title && <b>{props.title}</b>}
      <div className={styles.words} lang={props.lang ?? detectLang(props.children)}>
        {props.children}
      </div>
    </div>
  </div>
);

/** What a teacher said about a whole piece, with who said it. */
export const TeacherNote = (props: { children: ReactNode; from?: ReactNode; lang?: string }) => (
  <figure className={styles.said}>
    <blockquote className={styles.words} lang={props.lang ?? detectLang(props.children)}>
      {props.children}
    </blockquote>
    {props.from && <figcaption className="meta">{props.from}</figcaption>}
  </figure>
);
