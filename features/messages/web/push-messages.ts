/** What the server wakes a browser for. */
export interface PushMessage {
  kind: 'message' | 'elsewhere' | 'refresh';
  /** Path prefix of the calls worth asking again, or what else it is about; empty where nothing is said. */
  about: string;
}

const kinds = new Set(['message', 'elsewhere', 'refresh']);

const parseAbout = (data: string): string => {
  try {
    const parsed: unknown = JSON.parse(data);
    const about = (parsed as { about?: unknown } | null)?.about;
    return typeof about === 'string' ? about : '';
  } catch {
    return '';
  }
};

const parseBlock = (block: string): PushMessage | null => {
  const lines = block.split('\n');
  const field = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart())
      .join('\n');
  const kind = field('event');
  return kinds.has(kind) ? { kind: kind as PushMessage['kind'], about: parseAbout(field('data')) } : null;
};

/**
 * Takes the text of a stream of server-sent events piece by piece, wherever it was cut, and gives what is whole.
 * Comments and kinds that this version does not know are passed over.
 */
export const createPushReader = (): ((text: string) => PushMessage[]) => {
  let rest = '';
  return (text) => {
    const blocks = `${rest}${text.replaceAll('\r', '')}`.split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => parseBlock(block) ?? []);
  };
};
