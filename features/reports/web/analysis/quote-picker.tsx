import { useMemo } from 'react';
import { StimulusView } from '@inkstone/bank/web';
import { useTranslation } from '@inkstone/ui';
import { analysisMessages } from '../../messages.ts';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import { toPassageBlocks } from './sentences.ts';
import styles from './analysis.module.css';

interface QuotePickerProps {
  stimulus: ReportedQuestion['stimulus'];
  quote: string | null;
  onPick(quote: string | null): void;
}

/** The passage with each sentence as a button; the pressed one is the quote. */
export const QuotePicker = ({ stimulus, quote, onPick }: QuotePickerProps) => {
  const t = useTranslation(analysisMessages);
  const { html, files } = stimulus;
  const blocks = useMemo(() => toPassageBlocks(html), [html]);
  if (stimulus.kind === 'none' || (blocks.length === 0 && files.length === 0)) {
    return <p className="meta">{t('noPassage')}</p>;
  }
  return (
    <div className={styles.passage}>
      <p className="meta">{t('pick')}</p>
      {files.length > 0 && <StimulusView stimulus={{ ...stimulus, html: '', transcript: '' }} />}
      <div lang="en" className={styles.text}>
        {blocks.map(({ isHeading, sentences }, at) =>
          isHeading ? (
            <h2 key={at}>{sentences.join(' ')}</h2>
          ) : (
            <p key={at}>
              {sentences.map((sentence, index) => (
                <Sentence key={index} sentence={sentence} isPicked={sentence === quote} onPick={onPick} />
              ))}
            </p>
          ),
        )}
      </div>
    </div>
  );
};

interface SentenceProps {
  sentence: string;
  isPicked: boolean;
  onPick(quote: string | null): void;
}

// A button element would not wrap across lines as text does.
const Sentence = ({ sentence, isPicked, onPick }: SentenceProps) => {
  const pick = () => onPick(isPicked ? null : sentence);
  return (
    <>
      <span
        role="button"
        tabIndex={0}
        aria-pressed={isPicked}
        className={styles.sentence}
        onClick={pick}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          pick();
        }}
      >
        {sentence}
      </span>{' '}
    </>
  );
};
