import { newRequestId } from './request-id.ts';

/**
 * What was sent under each request id without a known outcome: JSON by id. A form that was changed after a lost
 * response and is sent again must be processed; it must not get the response to its former content.
 */
const contents = new Map<string, string>();
/** The ids under which other content of the same request goes, by id and content. */
const otherIds = new Map<string, string>();

const maxRequests = 100;

const remember = (map: Map<string, string>, key: string, value: string): void => {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > maxRequests && oldest !== undefined) map.delete(oldest);
};

const hasRequestId = (input: unknown): input is { requestId: string } =>
  typeof input === 'object' && input !== null && 'requestId' in input && typeof input.requestId === 'string';

/** The input with a request id of its own where the given one was sent with other content before. */
export const withOwnRequestId = <Input>(path: string, input: Input): Input => {
  if (!hasRequestId(input)) return input;
  const { requestId, ...rest } = input;
  const content = `${path} ${JSON.stringify(rest)}`;
  const known = contents.get(requestId);
  if (known === undefined) remember(contents, requestId, content);
  if (known === undefined || known === content) return input;
  const key = `${requestId} ${content}`;
  const ownId = otherIds.get(key) ?? newRequestId();
  remember(otherIds, key, ownId);
  return { ...input, requestId: ownId };
};

/** The outcome of a request is known: its id may be used for anything else, as far as the server accepts it. */
export const forgetRequest = (input: unknown): void => {
  if (hasRequestId(input)) contents.delete(input.requestId);
};
