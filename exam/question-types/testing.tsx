import { useState } from 'react';
import type { ComponentType } from 'react';
import type { Language } from '@inkstone/base';
import { renderUi } from '@inkstone/ui/testing';
import type { PlayerProps } from './views-contract.ts';

/** Renders a player with its own answer state, as the attempt store would hold it. */
export const renderPlayer = <Prompt, Answer>(
  Player: ComponentType<PlayerProps<Prompt, Answer>>,
  input: { prompt: Prompt; value?: Answer; readOnly?: boolean; eliminator?: boolean; language?: Language },
) => {
  const holder: { value: Answer | undefined; struck: readonly string[]; changes: number } = {
    value: input.value,
    struck: [],
    changes: 0,
  };
  const Holder = () => {
    const [value, setValue] = useState(input.value);
    const [struck, setStruck] = useState<ReadonlySet<string>>(new Set());
    return (
      <Player
        prompt={input.prompt}
        value={value}
        readOnly={input.readOnly ?? false}
        onChange={(next) => {
          holder.value = next;
          holder.changes += 1;
          setValue(() => next);
        }}
        eliminated={input.eliminator ? struck : undefined}
        onEliminate={
          input.eliminator
            ? (id, on) => {
                const next = new Set([...struck].filter((candidate) => candidate !== id).concat(on ? [id] : []));
                holder.struck = [...next];
                setStruck(next);
              }
            : undefined
        }
      />
    );
  };
  return { held: holder, ...renderUi(<Holder />, { language: input.language ?? 'en' }) };
};
