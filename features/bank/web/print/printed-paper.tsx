import { Suspense, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { pointsText } from '@inkstone/base';
import { questionTypeOf } from '@inkstone/exam/logic';
import { QuestionPlayer } from '@inkstone/exam/views';
import { GlossedText, useLanguage, useWords } from '@inkstone/ui';
import type { OutputOf } from '@inkstone/call/web';
import { examNameOf } from '@inkstone/programmes/cards';
import type { examDetail } from '../../contract.ts';
import { printWords } from '../../messages.ts';
import { isRecording } from '../recording-of.ts';
import { titleIn } from '../names.ts';
import { prepareForPaper } from './prepare-for-paper.ts';
import styles from './printed-paper.module.css';

type Detail = OutputOf<typeof examDetail>;
type PaperSection = Detail['sections'][number];
type PaperSet = PaperSection['sets'][number];
type PaperQuestion = PaperSet['questions'][number];

/** What goes with the paper. */
export interface PrintChoice {
  hasAnswerSheet: boolean;
  hasKey: boolean;
}

interface Numbered {
  number: number;
  question: PaperQuestion;
}

/** The questions of a section, numbered through it whatever sets they come from. */
export const numberedIn = (section: PaperSection): (PaperSet & { numbered: Numbered[] })[] => {
  let number = 0;
  return section.sets.map((set) => ({
    ...set,
    numbered: set.questions.map((question) => {
      number += 1;
      return { number, question };
    }),
  }));
};

/** A paper as it lies on a desk: lines for name, class, date and score, the questions, then answer sheet and key where they were chosen. */
export const PrintedPaper = ({ detail: { exam, sections }, choice }: { detail: Detail; choice: PrintChoice }) => {
  const t = useWords(printWords);
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  // Meets the drawn questions: what only a screen can open is written out.
  useLayoutEffect(() => {
    if (root.current) prepareForPaper(root.current);
  });
  const shown = sections.filter(({ sets }) => sets.length > 0);
  const points = shown
    .flatMap(({ sets }) => sets.flatMap(({ questions }) => questions))
    .reduce((sum, question) => sum + question.points, 0);
  return createPortal(
    <div ref={root} className={`only-paper ${styles.paper}`} data-printed-paper="" aria-hidden="true" inert>
      <header className={styles.head}>
        <p>{examNameOf(exam, language)}</p>
        <h1>{titleIn(language, exam)}</h1>
        <dl className={styles.lines}>
          {(['name', 'class', 'date'] as const).map((key) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd />
            </div>
          ))}
          <div>
            <dt>{t('score')}</dt>
            <dd className="num">{t('ofPoints', { points: pointsText(points) })}</dd>
          </div>
        </dl>
      </header>
      {shown.map((section, index) => (
        <SectionOnPaper key={index} section={section} />
      ))}
      {choice.hasAnswerSheet && <Sheet sections={shown} kind="answers" />}
      {choice.hasKey && <Sheet sections={shown} kind="key" />}
    </div>,
    document.body,
  );
};

const SectionOnPaper = ({ section }: { section: PaperSection }) => {
  const t = useWords(printWords);
  const language = useLanguage();
  const sets = numberedIn(section);
  const seconds = section.seconds ?? section.usualSeconds;
  const count = sets.reduce((sum, { numbered }) => sum + numbered.length, 0);
  return (
    <section className={styles.section}>
      <h2>
        {section.partName?.[language] ?? section.name[language]}
        <small className="num">
          {seconds === null ? t('count', { count }) : t('countAndTime', { count, minutes: Math.round(seconds / 60) })}
        </small>
      </h2>
      {sets.map((set) => (
        <div key={set.revisionId}>
          <Material set={set} />
          {set.numbered.map(({ number, question }) => (
            <article key={question.revisionId} className={styles.question}>
              <b className="num">{t('number', { number })}</b>
              <div>
                <Suspense fallback={<span data-skeleton="" />}>
                  <QuestionPlayer
                    type={question.kind}
                    prompt={question.prompt}
                    value={undefined}
                    onChange={() => undefined}
                    readOnly
                  />
                </Suspense>
              </div>
              <small className="num">{t('points', { points: pointsText(question.points) })}</small>
            </article>
          ))}
        </div>
      ))}
    </section>
  );
};

const Material = ({ set: { stimulus } }: { set: PaperSet }) => {
  const t = useWords(printWords);
  if (stimulus.kind === 'none') return null;
  const pictures = stimulus.files.filter(({ mime }) => mime.startsWith('image/'));
  return (
    <div className={styles.material} lang="en">
      {stimulus.files.some(isRecording) && <p className={styles.heard}>{t('recording')}</p>}
      {pictures.map((file) => (
        <img key={file.id} src={file.url} alt="" />
      ))}
      {stimulus.html && <GlossedText serif html={stimulus.html} />}
    </div>
  );
};

const spelledKey = ({ kind, key, prompt }: PaperQuestion): string => {
  const type = questionTypeOf(kind);
  const [readKey, readPrompt] = [type.key.safeParse(key), type.prompt.safeParse(prompt)];
  return readKey.success && readPrompt.success ? type.spellKey(readKey.data, readPrompt.data) : '';
};

/** A page of its own with a place for each answer, or with what is right. */
const Sheet = ({ sections, kind }: { sections: readonly PaperSection[]; kind: 'answers' | 'key' }) => {
  const t = useWords(printWords);
  const language = useLanguage();
  return (
    <section className={styles.sheet} data-kind={kind}>
      <h2>{t(kind === 'key' ? 'key' : 'answerSheet')}</h2>
      {kind === 'answers' && (
        <dl className={styles.lines}>
          {(['name', 'class'] as const).map((key) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd />
            </div>
          ))}
        </dl>
      )}
      {sections.map((section, index) => (
        <div key={index}>
          <h3>{section.partName?.[language] ?? section.name[language]}</h3>
          <ol className={`${styles.places} num`}>
            {numberedIn(section).flatMap(({ numbered }) =>
              numbered.map(({ number, question }) => (
                <li key={question.revisionId}>
                  <b>{t('number', { number })}</b>
                  <span>{kind === 'key' ? spelledKey(question) || t('marked') : ''}</span>
                </li>
              )),
            )}
          </ol>
        </div>
      ))}
    </section>
  );
};
