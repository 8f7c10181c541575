import { createContext, use, type ReactNode } from 'react';

/** Masks over the options of one question: which are still covered, and how they are lifted. */
export interface OptionMasks {
  isCovered(optionId: string): boolean;
  lift(optionIds: readonly string[]): void;
}

const MasksContext = createContext<OptionMasks | null>(null);

/** Covers the options of the questions inside it; `masks` is null where the tool is off. */
export const MaskedOptions = ({ masks, children }: { masks: OptionMasks | null; children: ReactNode }) => (
  <MasksContext value={masks}>{children}</MasksContext>
);

/** The masks of the question one stands in; null where its options are open. */
export const useOptionMasks = (): OptionMasks | null => use(MasksContext);
