import { createContext, use, type ReactNode } from 'react';

/** Masks over the options of one question, and how to remove them. */
export interface OptionMasks {
  isCovered(optionId: string): boolean;
  lift(optionIds: readonly string[]): void;
}

const MasksContext = createContext<OptionMasks | null>(null);

/** Masks the options of the questions inside; `masks` is null where the tool is off. */
export const MaskedOptions = ({ masks, children }: { masks: OptionMasks | null; children: ReactNode }) => (
  <MasksContext value={masks}>{children}</MasksContext>
);

/** Masks of the current question; null where its options are not masked. */
export const useOptionMasks = (): OptionMasks | null => use(MasksContext);
