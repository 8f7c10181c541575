/** An error as it may be logged: without entered values, rows or connection secrets. */
export interface DescribedError {
  type: string;
  message: string;
  /** SQLSTATE, or a system code such as `ECONNREFUSED`. */
  code?: string;
  /** The database objects named in the error, never their values. */
  place?: Readonly<Record<string, string>>;
  stack?: string;
  cause?: DescribedError;
  errors?: DescribedError[];
}

// `detail`, `where` and `hint` quote rows, and `internalQuery` may quote values.
const placeFields = ['schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const;
const maxDepth = 5;

/** Removes the query parameters that Drizzle appends to a message. */
export const withoutParams = (message: string): string => message.replace(/\n\s*params:[\s\S]*$/, '');

const quotesValues = (raw: Record<string, unknown>, type: string): boolean =>
  type === 'SyntaxError' || (typeof raw['code'] === 'string' && /^(22...|P0001)$/.test(raw['code']));

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const describeMessage = (raw: Record<string, unknown>, type: string): string => {
  const message = withoutParams(toText(raw['message']));
  return quotesValues(raw, type) ? message.replace(/"[\s\S]*"/, '"…"').replace(/'[\s\S]*'/, "'…'") : message;
};

/** The stack frames without the message, which the stack begins with. */
const stackFrames = ({ stack, message }: Record<string, unknown>): string => {
  if (typeof stack !== 'string') return '';
  const head = typeof message === 'string' ? stack.indexOf(message) : -1;
  const after = head >= 0 ? stack.slice(head + String(message).length) : withoutParams(stack);
  const frames = after.split('\n').filter((line) => /^ {4}at \S/.test(line));
  return frames.join('\n');
};

const describePlace = (raw: Record<string, unknown>): DescribedError['place'] => {
  const named = placeFields.flatMap((name) => (typeof raw[name] === 'string' ? [[name, raw[name]] as const] : []));
  return named.length > 0 ? Object.fromEntries(named) : undefined;
};

const errorType = (error: object, raw: Record<string, unknown>): string => {
  const { name } = error.constructor;
  return name && name !== 'Object' && name !== 'Error' ? name : toText(raw['name'] ?? raw['type']) || 'Error';
};

/**
 * Describes an error for logs and storage: type, code, message and causes, without the values that libraries attach
 * (query parameters, PostgreSQL's detail, connection secrets). For other values only their type is given.
 */
export const describeError = (error: unknown, depth = 0): DescribedError => {
  if (typeof error === 'string') return { type: 'Error', message: withoutParams(error) };
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: String(error) };
  const raw = error as Record<string, unknown>;
  const type = errorType(error, raw);
  const described: DescribedError = { type, message: describeMessage(raw, type) };
  if (typeof raw['code'] === 'string') described.code = raw['code'];
  const place = describePlace(raw);
  if (place) described.place = place;
  const stack = stackFrames(raw);
  if (stack) described.stack = stack;
  if (depth >= maxDepth) return described;
  if (raw['cause'] !== undefined && raw['cause'] !== null) described.cause = describeError(raw['cause'], depth + 1);
  const errors = raw['errors'];
  if (Array.isArray(errors))
    described.errors = errors.slice(0, maxDepth).map((cause) => describeError(cause, depth + 1));
  return described;
};
