import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { shortTime } from '@inkstone/base';
import { useTranslation } from '@inkstone/ui';
import { courseMakerMessages } from '../../messages.ts';
import styles from './maker.module.css';
import { parseTimecode } from './timecode.ts';

interface MomentFieldProps {
  number: number;
  /** Position and length of the video, in seconds. */
  at: number;
  seconds: number;
  onMoment(to: number): void;
}

/** The position of the video as minutes and seconds; typing another one seeks. */
export const TimecodeField = ({ number, at, seconds, onMoment }: MomentFieldProps) => {
  const t = useTranslation(courseMakerMessages);
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<'notMoment' | 'pastEnd' | null>(null);
  const take = () => {
    if (typed === null) return;
    const moment = parseTimecode(typed);
    if (moment === null) return setWrong('notMoment');
    if (moment > seconds) return setWrong('pastEnd');
    setWrong(null);
    setTyped(null);
    onMoment(moment);
  };
  return (
    <TextInput
      className={styles.at}
      label={t('momentOf', { number })}
      description={t('momentNote')}
      inputMode="text"
      autoComplete="off"
      maxLength={12}
      value={typed ?? shortTime(Math.floor(at))}
      error={wrong && t(wrong, { length: shortTime(Math.floor(seconds)) })}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
};
