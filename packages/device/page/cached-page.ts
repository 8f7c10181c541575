/** What a window sends to the service worker so that its page can be opened offline. */
export interface CachedPage {
  /** The entry script of the page, which identifies the build. */
  entry: string;
  /** URLs of the loaded scripts, styles and fonts; they are hashed and never change. */
  files: readonly string[];
}

/** The path of a build's immutable files. */
export const assetsPath = '/assets/';
