import type { WebDriver } from './webdriver.ts';

/** The engines in which the journeys run, by the names of their Playwright projects. */
export type EngineName = 'firefox' | 'webkit';

/** A browser of an engine, with a profile of its own, a fake microphone and one open tab. */
export interface RunningBrowser {
  driver: WebDriver;
  /** Is called whenever a document has been loaded. */
  onLoad(): Promise<void>;
  /** Errors of pages: uncaught errors, `console.error` and violations of the content security policy. */
  readComplaints(): Promise<string[]>;
  close(): Promise<void>;
}
