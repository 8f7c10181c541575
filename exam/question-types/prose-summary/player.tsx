import { useId } from 'react';
import { RichText, useTranslation } from '@inkstone/ui';
import { PlacementBoard } from '../parts/placement-board.tsx';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import styles from './summary.module.css';
import { requiredOptions } from './type.ts';
import type { Answer, Prompt } from './type.ts';

/** Places options under the first sentence of the summary until it is complete. */
export const Player = ({ prompt, value = [], onChange, readOnly }: PlayerProps<Prompt, Answer>) => {
  const t = useTranslation(messages);
  const leadId = useId();
  const hint = t(value.length < requiredOptions ? 'hint' : 'full', { given: value.length, wanted: requiredOptions });
  return (
    <PlayerFrame
      hint={readOnly ? undefined : hint}
      isAnswered={value.length > 0}
      onClear={readOnly ? undefined : () => onChange(undefined)}
    >
      <p id={leadId} className={styles.lead}>
        {t('lead', { wanted: requiredOptions })}
      </p>
      <div className={styles.first} lang="en">
        <RichText html={prompt.text} />
      </div>
      <PlacementBoard
        label={t('options')}
        options={prompt.options}
        boxes={[{ id: 'summary', name: t('box'), places: requiredOptions }]}
        placement={[value]}
        onPlace={([next = []]) => onChange(next.length > 0 ? next : undefined)}
        readOnly={readOnly}
      />
    </PlayerFrame>
  );
};
