import type { ReactNode } from 'react';
import { detectScript } from '@inkstone/base';
import styles from './margin-note.module.css';

/** Chinese text is upright whatever the reader's language; without a declared language its characters decide. */
const detectLang = (words: ReactNode): string | undefined =>
  typeof words === 'string' ? detectScript(words) : undefined;

/** A teacher's note beside a text, in cinnabar. */
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

/** A teacher's comment on a whole submission, with the author. */
export const TeacherNote = (props: { children: ReactNode; from?: ReactNode; lang?: string }) => (
  <figure className={styles.said}>
    <blockquote className={styles.words} lang={props.lang ?? detectLang(props.children)}>
      {props.children}
    </blockquote>
    {props.from && <figcaption className="meta">{props.from}</figcaption>}
  </figure>
);
