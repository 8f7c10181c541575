import { useState } from 'react';
import type { ComponentType } from 'react';
import type { Language } from '@inkstone/base';
import { renderUi } from '@inkstone/ui/testing';
import type { PlayerProps } from './views-contract.ts';

/** Shows a player with an answer of its own, as the attempt store would keep it, and says what it holds. */
export const renderPlayer = <Prompt, Answer>(
  Player: ComponentType<PlayerProps<Prompt, Answer>>,
  it: { prompt: Prompt; value?: Answer; readOnly?: boolean; eliminator?: boolean; language?: Language },
) => {
  const held: { value: Answer | undefined; struck: readonly string[]; changes: number } = {
    value: it.value,
    struck: [],
    changes: 0,
  };
  const Holder = () => {
    const [value, setValue] = useState(it.value);
    const [struck, setStruck] = useState<ReadonlySet<string>>(new Set());
    return (
      <Player
        prompt={it.prompt}
        value={value}
        readOnly={it.readOnly ?? false}
        onChange={(next) => {
          held.value = next;
          held.changes += 1;
          setValue(() => next);
        }}
        eliminated={it.eliminator ? struck : undefined}
        onEliminate={
          it.eliminator
            ? (id, on) => {
                const next = new Set([...struck].filter((other) => other !== id).concat(on ? [id] : []));
                held.struck = [...next];
                setStruck(next);
              }
            : undefined
        }
      />
    );
  };
  return { held, ...renderUi(<Holder />, { language: it.language ?? 'en' }) };
};
