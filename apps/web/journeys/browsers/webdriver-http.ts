import { WebDriverError, type WebDriver, type WebDriverCommand } from './webdriver.ts';

type Route = readonly [method: 'GET' | 'POST' | 'DELETE', path: string];

/** Where each command goes; paths are below the session, but for the one that makes it. */
const routes: Record<WebDriverCommand, Route> = {
  NewSession: ['POST', '/session'],
  DeleteSession: ['DELETE', ''],
  SetTimeouts: ['POST', '/timeouts'],
  SetWindowRect: ['POST', '/window/rect'],
  Navigate: ['POST', '/url'],
  Refresh: ['POST', '/refresh'],
  ExecuteScript: ['POST', '/execute/sync'],
  ExecuteAsyncScript: ['POST', '/execute/async'],
  ElementClick: ['POST', '/element/{id}/click'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  PerformActions: ['POST', '/actions'],
  TakeScreenshot: ['GET', '/screenshot'],
};

interface SessionValue {
  sessionId?: string;
}

interface ErrorValue {
  error?: string;
  message?: string;
}

/** Speaks WebDriver over HTTP with a driver program, whose first command makes the session. */
export const connectWebDriver = (origin: string): WebDriver => {
  let session = '';
  return {
    async send(command, parameters = {}) {
      const [method, path] = routes[command];
      const { id, ...body } = parameters;
      const response = await fetch(`${origin}${session}${path.replace('{id}', String(id))}`, {
        method,
        body: method === 'POST' ? JSON.stringify(body) : null,
      });
      const { value } = (await response.json()) as { value: unknown };
      if (!response.ok) {
        const { error = String(response.status), message = '' } = (value ?? {}) as ErrorValue;
        throw new WebDriverError(command, error, message);
      }
      if (command === 'NewSession') session = `/session/${(value as SessionValue).sessionId ?? ''}`;
      return value;
    },
  };
};
