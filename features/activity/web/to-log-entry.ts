import type { LogEntry } from '../contract.ts';

/** A request as observed by the log. */
export interface Request {
  path: string;
  /** Undefined where form data was sent. */
  params: unknown;
}

const longestParams = 4000;

// User names, passwords and tokens of candidate links are not logged, nor is the log's own upload.
const secret = /login|password|verifyCode|frontend\/candidate\//i;
const uploadPath = 'frontend/log/upload';

const toLoggedParams = ({ path, params }: Request): unknown => {
  if (params === undefined || secret.test(path)) return undefined;
  const text = JSON.stringify(params);
  return text === undefined || text === '{}' || text.length > longestParams ? undefined : params;
};

/** The log entry of a request; null where it is not logged. Form data, secrets and long texts are left out. */
export const toLogEntry = (request: Request, userId: number, at: Date): LogEntry | null => {
  if (request.path === uploadPath) return null;
  const params = toLoggedParams(request);
  return {
    time: at.toISOString(),
    userId,
    url: request.path.slice(0, 500),
    ...(params === undefined ? {} : { params }),
  };
};
