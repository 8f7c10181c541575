import { CheckIcon, CloseIcon, MinusIcon, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import type { Score } from '../type.ts';
import styles from './review.module.css';

export type Tone = 'right' | 'wrong' | 'plain';

const iconByTone = { right: CheckIcon, wrong: CloseIcon, plain: MinusIcon };

/** The icon of a tone; the text beside it says the same. */
export const ToneIcon = ({ tone }: { tone: Tone }) => {
  const Icon = iconByTone[tone];
  return <Icon />;
};

/** The verdict in words and with an icon; nothing where a teacher marks. */
export const Verdict = ({ score, isBlank }: { score: Score | null; isBlank: boolean }) => {
  const t = useTranslation(messages);
  const verdict = (tone: Tone, words: string) => (
    <p className={styles.verdict} data-tone={tone}>
      <ToneIcon tone={tone} />
      {words}
    </p>
  );
  if (isBlank) return verdict('plain', t('blank'));
  if (score === null) return null;
  if (score.earned >= score.possible) return verdict('right', t('right'));
  if (score.earned <= 0) return verdict('wrong', t('wrong'));
  const parts = { earned: score.earned / 100, possible: score.possible / 100 };
  return verdict('plain', t('partly', parts));
};
