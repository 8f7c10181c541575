import { useId } from 'react';
import { RichText, useTranslation } from '@inkstone/ui';
import { PlaceBoard } from '../parts/place-board.tsx';
import { PlayerFrame } from '../parts/player-frame.tsx';
import type { PlayerProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import styles from './summary.module.css';
import { wanted } from './type.ts';
import type { Answer, Prompt } from './type.ts';

/** Options are put under the first sentence of the summary until it is complete. */
export const Player = ({ prompt, value = [], onChange, readOnly }: PlayerProps<Prompt, Answer>) => {
  const t = useTranslation(messages);
  const leadId = useId();
  const hint = t(value.length < wanted ? 'hint' : 'full', { given: value.length, wanted });
  return (
    <PlayerFrame
      hint={readOnly ? undefined : hint}
      isAnswered={value.length > 0}
      onClear={readOnly ? undefined : () => onChange(undefined)}
    >
      <p id={leadId} className={styles.lead}>
        {t('lead', { wanted })}
      </p>
      <div className={styles.first} lang="en">
        <RichText html={prompt.text} />
      </div>
      <PlaceBoard
        label={t('options')}
        options={prompt.options}
        boxes={[{ id: 'summary', name: t('box'), places: wanted }]}
        placed={[value]}
        onPlace={([next = []]) => onChange(next.length > 0 ? next : undefined)}
        readOnly={readOnly}
      />
    </PlayerFrame>
  );
};
