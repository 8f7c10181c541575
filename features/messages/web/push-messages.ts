/** A push message of the server. */
export interface PushMessage {
  kind: 'message' | 'elsewhere' | 'refresh';
  /** Path prefix of calls to refetch, or another subject; empty where none is given. */
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

/** Parses server-sent events from chunks of text split at any point. Ignores comments and unknown kinds. */
export const createPushReader = (): ((text: string) => PushMessage[]) => {
  let rest = '';
  return (text) => {
    const blocks = `${rest}${text.replaceAll('\r', '')}`.split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => parseBlock(block) ?? []);
  };
};
