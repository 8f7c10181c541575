import { describeError, withoutParams } from '@inkstone/db';
import pino, { type DestinationStream, type Level, type Logger, type LoggerOptions } from 'pino';

const findError = (logged: unknown): unknown =>
  typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : undefined;

/** The fields and the text of a log line; where a library logs only an error, its message is the text. */
const toLogLine = (logged: unknown, text: unknown): [unknown, unknown] => {
  const fields = logged instanceof Error ? { err: logged } : logged;
  if (typeof text === 'string') return [fields, withoutParams(text)];
  const err = findError(fields);
  return [fields, err === undefined ? text : describeError(err).message];
};

const options: LoggerOptions = {
  serializers: {
    err: describeError,
    // Headers contain bearer tokens, and a query may contain a file's signature.
    req: ({ method, url }: { method: string; url: string }) => ({ method, url: url.split('?')[0] }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  },
  hooks: {
    logMethod([logged, text, ...rest], method) {
      const line = [...toLogLine(logged, text), ...rest];
      return method.apply(this, line as Parameters<typeof method>);
    },
  },
};

/**
 * Creates the process's logger, one JSON object per line, without headers and without the values that libraries attach
 * to errors.
 */
export const openLogger = (level: Level | 'silent', sink?: DestinationStream): Logger =>
  sink ? pino({ ...options, level }, sink) : pino({ ...options, level });
