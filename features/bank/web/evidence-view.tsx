import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { optionLetter, shortTime } from '@inkstone/base';
import { findQuoteTimes, type TimedTranscript } from '@inkstone/exam/cues';
import { getQuestionType, listOptionRecords } from '@inkstone/exam/logic';
import { SearchIcon, SpanButton, useTranslation, WarningIcon } from '@inkstone/ui';
import {
  foldStimulus,
  isQuotedOnce,
  listChosenIds,
  type DistractorKind,
  type Distractors,
  type QuotedStimulus,
} from '@inkstone/exam/evidence';
import type { Stimulus } from '../contract.ts';
import { distractorMessages, evidenceMessages } from '../messages.ts';
import { isRecording } from './recording.ts';
import styles from './evidence.module.css';

interface EvidenceViewProps {
  /** Responses that an older version cached have no evidence. */
  question: {
    kind: string;
    prompt: unknown;
    evidence?: readonly string[] | undefined;
    distractors?: Distractors | undefined;
  };
  /** The answer whose wrong options are explained; null or undefined: nobody's. */
  value: unknown;
  /** The passage or transcript, and the element that shows it marked; absent: the quotes stand alone. */
  text?: QuotedStimulus & { shown: RefObject<HTMLElement | null> };
  /** The stimulus whose recording says the quotes; absent: no times are shown. */
  stimulus?: HeardStimulus;
}

type HeardStimulus = TimedTranscript & Pick<Stimulus, 'kind' | 'files'>;

/** The options of a question that are traps, each with whether the answer has chosen it. */
const listTraps = ({ kind, prompt, distractors = {} }: EvidenceViewProps['question'], value: unknown): TrapOption[] => {
  const chosenIds = listChosenIds(value);
  return listOptionRecords(getQuestionType(kind), prompt).flatMap(({ optionId }, index) => {
    const trap = distractors[optionId];
    return trap ? [{ optionId, letter: optionLetter(index), trap, isChosen: chosenIds.includes(optionId) }] : [];
  });
};

/** The traps that an answer fell into, below its options; nothing where it fell into none. */
export const ChosenTraps = ({ question, value }: Pick<EvidenceViewProps, 'question' | 'value'>) => {
  const traps = listTraps(question, value).filter(({ isChosen }) => isChosen);
  if (traps.length === 0) return null;
  return (
    <div className={styles.view}>
      {traps.map((option) => (
        <ChosenTrap key={option.optionId} {...option} />
      ))}
    </div>
  );
};

/** The quotes that show why the key is right, and the traps of the options that were not chosen. */
export const EvidenceView = ({ question, value, text, stimulus }: EvidenceViewProps) => {
  const { evidence = [] } = question;
  const traps = listTraps(question, value);
  const others = traps.filter(({ isChosen }) => !isChosen);
  if (evidence.length === 0 && others.length === 0) return null;
  return (
    <div className={styles.view}>
      <Quotes evidence={evidence} text={text} stimulus={stimulus} />
      <OtherTraps options={others} areAll={others.length === traps.length} />
    </div>
  );
};

interface TrapOption {
  optionId: string;
  letter: string;
  trap: DistractorKind;
  isChosen: boolean;
}

const ChosenTrap = ({ letter, trap }: Pick<TrapOption, 'letter' | 'trap'>) => {
  const t = useTranslation(evidenceMessages);
  const nameTrap = useTranslation(distractorMessages);
  return (
    <p className={styles.trap}>
      <WarningIcon />
      <span>
        <b>
          {t('distractor', { letter })} · {nameTrap(trap)}
        </b>
        <br />
        {nameTrap(`${trap}.why`)}
      </span>
    </p>
  );
};

const showMark = (text: HTMLElement | null, index: number): void => {
  const mark = text?.querySelector<HTMLElement>(`mark[data-evidence="${index}"]`);
  if (!mark) return;
  // The transcript is folded at first.
  const folded = mark.closest('details');
  if (folded) folded.open = true;
  mark.tabIndex = -1;
  mark.focus({ preventScroll: true });
  mark.scrollIntoView?.({ block: 'center' });
};

interface QuotesProps {
  evidence: readonly string[];
  text: EvidenceViewProps['text'];
  stimulus: HeardStimulus | undefined;
}

const Quotes = ({ evidence, text, stimulus }: QuotesProps) => {
  const t = useTranslation(evidenceMessages);
  if (evidence.length === 0) return null;
  const texts = text ? foldStimulus(text) : [];
  return (
    <div className={styles.quotes}>
      <p className="small strong">{t('evidence')}</p>
      {evidence.map((quote, index) => (
        <div key={quote} className={styles.quote}>
          <blockquote lang="en">{quote}</blockquote>
          <div className={`${styles.ways} no-print`}>
            {stimulus && <QuoteTimes quote={quote} stimulus={stimulus} />}
            {text && isQuotedOnce(quote, texts) && (
              <Button
                variant="subtle"
                size="sm"
                leftSection={<SearchIcon />}
                onClick={() => showMark(text.shown.current, index)}
              >
                {t('showInText')}
              </Button>
            )}
          </div>
        </div>
      ))}
    </div>
  );
};

/** When the recording says a quote, as a button that plays it; nothing where its times are not known. */
const QuoteTimes = ({ quote, stimulus }: { quote: string; stimulus: HeardStimulus }) => {
  const t = useTranslation(evidenceMessages);
  const recording = stimulus.kind === 'none' ? undefined : stimulus.files.find(isRecording);
  const times = recording && findQuoteTimes(quote, stimulus);
  if (!times) return null;
  const ends = { from: shortTime(Math.floor(times.from)), to: shortTime(Math.ceil(times.to)) };
  return <SpanButton url={recording.url} span={times} label={t('quoteTimes', ends)} name={t('playQuote', ends)} />;
};

const OtherTraps = ({ options, areAll }: { options: readonly TrapOption[]; areAll: boolean }) => {
  const t = useTranslation(evidenceMessages);
  const nameTrap = useTranslation(distractorMessages);
  if (options.length === 0) return null;
  return (
    <details className={`${styles.others} no-print`}>
      <summary>{t(areAll ? 'distractors' : 'otherTraps')}</summary>
      <dl>
        {options.map(({ optionId, letter, trap }) => (
          <div key={optionId}>
            <dt>
              {t('distractor', { letter })} · {nameTrap(trap)}
            </dt>
            <dd>{nameTrap(`${trap}.why`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
