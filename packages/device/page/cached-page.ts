/** What a window hands over to be kept, so that the page can be opened anew without a network. */
export interface CachedPage {
  /** The script that the page begins with: it names the build. */
  entry: string;
  /** The addresses of scripts, styles and fonts that the page has loaded, hashed and so for ever the same. */
  files: readonly string[];
}

/** Where the files of a build lie that never change. */
export const assetsPath = '/assets/';
