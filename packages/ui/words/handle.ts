import type { Language, LocalizedText, MessageSet } from '@inkstone/base';

type Texts = Readonly<Record<string, string>>;
type Load = () => Promise<{ default: Texts }>;

/** Words whose text is still on the server: what the build puts in the place of a `words(...)` value. */
export interface MessagesHandle extends MessageSet {
  readonly load: Readonly<Record<Language, Load>>;
}

const noPairs: Readonly<Record<string, LocalizedText>> = {};

/** Makes the handle of a namespace; the text of each language is a chunk of its own. */
export const createMessagesHandle = (namespace: string, load: MessagesHandle['load']): MessagesHandle => ({
  namespace,
  pairs: noPairs,
  load,
});

/** Whether the text of these words has to be fetched; without the build step the pairs are there already. */
export const isHandle = (value: MessageSet): value is MessagesHandle => 'load' in value;
