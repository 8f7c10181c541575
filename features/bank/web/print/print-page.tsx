import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { pointsText } from '@inkstone/base';
import { getQuestionType } from '@inkstone/exam/logic';
import { QuestionPlayer } from '@inkstone/exam/views';
import { StimulusText } from '@inkstone/exam/stimulus-text';
import { useTranslation } from '@inkstone/ui';
import type { CallOutput } from '@inkstone/call/web';
import type { getPaper } from '../../contract.ts';
import { printMessages } from '../../messages.ts';
import { isRecording } from '../recording.ts';
import { prepareForPrint } from './prepare-for-print.ts';
import styles from './print-page.module.css';

type PaperSet = CallOutput<typeof getPaper>['sections'][number]['sets'][number];

/** Replaces the screen while printing. */
export const PrintPage = ({ children }: { children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null);
  // Writes out what only a screen can open.
  useLayoutEffect(() => {
    if (root.current) prepareForPrint(root.current);
  });
  return createPortal(
    <div ref={root} className={`only-paper ${styles.paper}`} data-printed-paper="" aria-hidden="true" inert>
      {children}
    </div>,
    document.body,
  );
};

interface PrintHeadProps {
  /** The kind of document, above the title. */
  kind: string;
  title: string;
  /** Lines to fill in, or filled in already. */
  lines: readonly { name: string; value?: string }[];
}

/** The head of a printed document: title, and lines for name, date and the like. */
export const PrintHead = ({ kind, title, lines }: PrintHeadProps) => (
  <header className={styles.head}>
    <p>{kind}</p>
    <h1>{title}</h1>
    <PrintLines lines={lines} />
  </header>
);

/** Labelled lines to fill in by hand. */
const PrintLines = ({ lines }: Pick<PrintHeadProps, 'lines'>) => (
  <dl className={styles.lines}>
    {lines.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
);

/** The stimulus: pictures and text; a recording is only mentioned. */
export const PrintStimulus = ({ stimulus }: Pick<PaperSet, 'stimulus'>) => {
  const t = useTranslation(printMessages);
  if (stimulus.kind === 'none') return null;
  const pictures = stimulus.files.filter(({ mime }) => mime.startsWith('image/'));
  return (
    <div className={styles.material} lang="en">
      {stimulus.files.some(isRecording) && <p className={styles.heard}>{t('recording')}</p>}
      {pictures.map((file) => (
        <img key={file.id} src={file.url} alt="" />
      ))}
      {stimulus.html && <StimulusText hasGlossary html={stimulus.html} look={stimulus.look} scene={stimulus.scene} />}
    </div>
  );
};

interface PrintQuestionProps {
  number: number;
  kind: string;
  prompt: unknown;
  /** Hundredths; undefined if nothing is scored. */
  points?: number;
}

/** One question with its number, never split across pages. */
export const PrintQuestion = ({ number, kind, prompt, points }: PrintQuestionProps) => {
  const t = useTranslation(printMessages);
  return (
    <article className={styles.question}>
      <b className="num">{t('number', { number })}</b>
      <div>
        <Suspense fallback={<span data-skeleton="" />}>
          <QuestionPlayer type={kind} prompt={prompt} value={undefined} onChange={() => undefined} readOnly />
        </Suspense>
        {getQuestionType(kind).isRecorded && <p className={styles.spoken}>{t('spoken')}</p>}
      </div>
      {points !== undefined && <small className="num">{t('points', { points: pointsText(points) })}</small>}
    </article>
  );
};

/** The key as text; empty if only a teacher can mark the question. */
export const formatKey = ({ kind, key, prompt }: { kind: string; key: unknown; prompt: unknown }): string => {
  const type = getQuestionType(kind);
  const [readKey, readPrompt] = [type.key.safeParse(key), type.prompt.safeParse(prompt)];
  return readKey.success && readPrompt.success ? type.spellKey(readKey.data, readPrompt.data) : '';
};
