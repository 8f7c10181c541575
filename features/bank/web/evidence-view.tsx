import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { optionLetter } from '@inkstone/base';
import { getQuestionType, listOptionRecords } from '@inkstone/exam/logic';
import { SearchIcon, useTranslation, WarningIcon } from '@inkstone/ui';
import {
  isQuotedOnce,
  listChosenIds,
  type DistractorKind,
  type Distractors,
  type QuotedStimulus,
} from '../evidence.ts';
import { distractorMessages, evidenceMessages } from '../messages.ts';
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
}

/** The traps that an answer fell into, those of the other options, and the quotes that show why the key is right. */
export const EvidenceView = ({ question, value, text }: EvidenceViewProps) => {
  const { kind, prompt, evidence = [], distractors = {} } = question;
  const traps = listOptionRecords(getQuestionType(kind), prompt).flatMap(({ optionId }, index) => {
    const trap = distractors[optionId];
    return trap ? [{ optionId, letter: optionLetter(index), trap }] : [];
  });
  const chosenIds = listChosenIds(value);
  const chosen = traps.filter(({ optionId }) => chosenIds.includes(optionId));
  const others = traps.filter(({ optionId }) => !chosenIds.includes(optionId));
  if (evidence.length === 0 && traps.length === 0) return null;
  return (
    <div className={styles.view}>
      {chosen.map((option) => (
        <ChosenTrap key={option.optionId} {...option} />
      ))}
      <Quotes evidence={evidence} text={text} />
      <OtherTraps options={others} areAll={chosen.length === 0} />
    </div>
  );
};

interface TrapOption {
  optionId: string;
  letter: string;
  trap: DistractorKind;
}

const ChosenTrap = ({ letter, trap }: TrapOption) => {
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

const Quotes = ({ evidence, text }: Pick<EvidenceViewProps, 'text'> & { evidence: readonly string[] }) => {
  const t = useTranslation(evidenceMessages);
  if (evidence.length === 0) return null;
  return (
    <div className={styles.quotes}>
      <p className="small strong">{t('evidence')}</p>
      {evidence.map((quote, index) => (
        <div key={quote} className={styles.quote}>
          <blockquote lang="en">{quote}</blockquote>
          {text && isQuotedOnce(quote, text) && (
            <Button
              className="no-print"
              variant="subtle"
              size="sm"
              leftSection={<SearchIcon />}
              onClick={() => showMark(text.shown.current, index)}
            >
              {t('showInText')}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
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
