/** The commands of WebDriver that the journeys use, by the names that Marionette gives them. */
export type WebDriverCommand =
  | 'NewSession'
  | 'DeleteSession'
  | 'SetTimeouts'
  | 'SetWindowRect'
  | 'Navigate'
  | 'Refresh'
  | 'ExecuteScript'
  | 'ExecuteAsyncScript'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'PerformActions'
  | 'TakeScreenshot';

/** A browser that takes commands of WebDriver, whatever way they reach it. */
export interface WebDriver {
  /** Sends a command; gives its value, or throws a `WebDriverError`. */
  send(command: WebDriverCommand, parameters?: Record<string, unknown>): Promise<unknown>;
}

/** The error of a command; `code` is one of WebDriver's, such as `stale element reference`. */
export class WebDriverError extends Error {
  readonly code: string;

  constructor(command: string, code: string, message: string) {
    super(`${command}: ${code}: ${message}`);
    this.code = code;
  }
}

/** The key of WebDriver's element references. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page as WebDriver names it. */
export type ElementReference = Readonly<Record<typeof elementKey, string>>;

/** The id in an element's reference. */
export const elementId = (element: ElementReference): string => element[elementKey];
