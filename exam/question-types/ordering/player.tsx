import { useId } from 'react';
import { RichText, useTranslation } from '@inkstone/ui';
import { PlayerFrame } from '../parts/player-frame.tsx';
import { SortList } from '../parts/sort-list.tsx';
import { listOptionIds, getOptionText } from '../shapes.ts';
import type { PlayerProps } from '../views-contract.ts';
import styles from './keep.module.css';
import { messages } from './messages.ts';
import type { Order, Prompt } from './type.ts';

/** Puts lines in order; the answer stays blank until a line is moved or the order is confirmed. */
export const Player = ({ prompt, value = [], onChange, readOnly }: PlayerProps<Prompt, Order>) => {
  const t = useTranslation(messages);
  const textId = useId();
  const isAnswered = value.length > 0;
  const order = isAnswered ? value : listOptionIds(prompt.options);
  const getText = (id: string) => getOptionText(prompt.options, id);
  return (
    <PlayerFrame
      textId={textId}
      text={prompt.text}
      hint={readOnly ? undefined : t(isAnswered ? 'hintDone' : 'hintBlank')}
      isAnswered={isAnswered}
      onClear={readOnly ? undefined : () => onChange(undefined)}
    >
      <SortList
        label={t('lines')}
        order={order}
        onOrder={onChange}
        readOnly={readOnly}
        isAnswered={isAnswered}
        line={(id) => (
          <div lang="en">
            <RichText html={getText(id)} />
          </div>
        )}
      />
      {!readOnly && (
        <button
          type="button"
          className={styles.keep}
          data-off={isAnswered ? '' : undefined}
          onClick={() => onChange([...order])}
        >
          {t('keep')}
        </button>
      )}
    </PlayerFrame>
  );
};
