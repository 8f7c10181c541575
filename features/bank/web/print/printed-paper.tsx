import { pointsText } from '@inkstone/base';
import { useLanguage, useTranslation } from '@inkstone/ui';
import type { CallOutput } from '@inkstone/call/web';
import { getExamName } from '@inkstone/programmes/cards';
import type { getPaper } from '../../contract.ts';
import { printMessages } from '../../messages.ts';
import { localizedTitle, sectionTitle } from '../names.ts';
import { PrintHead, PrintLines, PrintStimulus, PrintPage, PrintQuestion, formatKey } from './print-page.tsx';
import styles from './printed-paper.module.css';

type Detail = CallOutput<typeof getPaper>;
type PaperSection = Detail['sections'][number];
type PaperSet = PaperSection['sets'][number];
type PaperQuestion = PaperSet['questions'][number];

/** What is printed with the paper. */
export interface PrintChoice {
  hasAnswerSheet: boolean;
  hasKey: boolean;
}

interface NumberedQuestion {
  number: number;
  question: PaperQuestion;
}

/** A section whose questions have their numbers in the whole paper, as reports and the marking desk count them. */
type NumberedSection = Omit<PaperSection, 'sets'> & { sets: (PaperSet & { numbered: NumberedQuestion[] })[] };

const numberSections = (sections: readonly PaperSection[]): NumberedSection[] => {
  let number = 0;
  const toNumbered = (question: PaperQuestion): NumberedQuestion => {
    number += 1;
    return { number, question };
  };
  return sections
    .filter(({ sets }) => sets.length > 0)
    .map((section) => ({
      ...section,
      sets: section.sets.map((set) => ({ ...set, numbered: set.questions.map(toNumbered) })),
    }));
};

/** A printed paper: lines for name, class, date and score, the questions, then answer sheet and key if selected. */
export const PrintedPaper = ({ detail: { paper, sections }, choice }: { detail: Detail; choice: PrintChoice }) => {
  const t = useTranslation(printMessages);
  const language = useLanguage();
  const shown = numberSections(sections);
  const points = shown
    .flatMap(({ sets }) => sets.flatMap(({ questions }) => questions))
    .reduce((sum, question) => sum + question.points, 0);
  const lines = (['name', 'class', 'date'] as const).map((key) => ({ name: t(key) }));
  const score = { name: t('score'), value: t('ofPoints', { points: pointsText(points) }) };
  return (
    <PrintPage>
      <PrintHead
        kind={getExamName(paper, language)}
        title={localizedTitle(language, paper)}
        lines={[...lines, score]}
      />
      {shown.map((section, index) => (
        <PrintSection
          key={index}
          section={section}
          isTimeSaid={sharesTime(section) && shown[index - 1]?.section === section.section}
        />
      ))}
      {choice.hasAnswerSheet && <AnswerSheet sections={shown} kind="answers" />}
      {choice.hasKey && <AnswerSheet sections={shown} kind="key" />}
    </PrintPage>
  );
};

const sharesTime = (section: NumberedSection): boolean => section.sharesTime === true && section.seconds === null;

const PrintSection = ({ section, isTimeSaid }: { section: NumberedSection; isTimeSaid: boolean }) => {
  const t = useTranslation(printMessages);
  const language = useLanguage();
  const { sets } = section;
  const seconds = section.seconds ?? section.usualSeconds;
  const count = sets.reduce((sum, { numbered }) => sum + numbered.length, 0);
  return (
    <section className={styles.section}>
      <h2>
        {sectionTitle(language, section)}
        <small className="num">
          {seconds === null || isTimeSaid
            ? t('count', { count })
            : t(sharesTime(section) ? 'countAndShared' : 'countAndTime', { count, minutes: Math.round(seconds / 60) })}
        </small>
      </h2>
      {sets.map((set) => (
        <div key={set.revisionId}>
          <PrintStimulus stimulus={set.stimulus} />
          {set.numbered.map(({ number, question: { revisionId, kind, prompt, points } }) => (
            <PrintQuestion key={revisionId} number={number} kind={kind} prompt={prompt} points={points} />
          ))}
        </div>
      ))}
    </section>
  );
};

/** A separate page with a line for each answer, or with the keys. */
const AnswerSheet = ({ sections, kind }: { sections: readonly NumberedSection[]; kind: 'answers' | 'key' }) => {
  const t = useTranslation(printMessages);
  const language = useLanguage();
  return (
    <section className={styles.sheet} data-kind={kind}>
      <h2>{t(kind === 'key' ? 'key' : 'answerSheet')}</h2>
      {kind === 'answers' && <PrintLines lines={(['name', 'class'] as const).map((key) => ({ name: t(key) }))} />}
      {sections.map((section, index) => (
        <div key={index}>
          <h3>{sectionTitle(language, section)}</h3>
          <ol className={`${styles.places} num`}>
            {section.sets.flatMap(({ numbered }) =>
              numbered.map(({ number, question }) => (
                <li key={question.revisionId}>
                  <b>{t('number', { number })}</b>
                  <span>{kind === 'key' ? formatKey(question) || t('marked') : ''}</span>
                </li>
              )),
            )}
          </ol>
        </div>
      ))}
    </section>
  );
};
