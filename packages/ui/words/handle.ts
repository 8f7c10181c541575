import type { Language, LocalizedText, MessageSet } from '@inkstone/base';

type Texts = Readonly<Record<string, string>>;
type Load = () => Promise<{ default: Texts }>;

/** Messages whose texts are still on the server; the build replaces a `defineMessages(...)` value by this. */
export interface MessagesHandle extends MessageSet {
  readonly load: Readonly<Record<Language, Load>>;
}

const noPairs: Readonly<Record<string, LocalizedText>> = {};

/** Creates the handle of a namespace; the texts of each language are a chunk of their own. */
export const createMessagesHandle = (namespace: string, load: MessagesHandle['load']): MessagesHandle => ({
  namespace,
  pairs: noPairs,
  load,
});

/** Whether the texts of these messages have to be fetched; without the build step they are in the code. */
export const isHandle = (value: MessageSet): value is MessagesHandle => 'load' in value;
