import { files } from '../call-locations.ts';

/** The folders that hold code. */
export const sourceFolders = '{packages,exam,programmes,content,features,apps,tools,bench}';

/** Every file of code, tests included. */
export const codeFiles = files(`${sourceFolders}/**/*.{ts,tsx,mjs}`).filter((file) => !/\/(dist|\.vite)\//.test(file));

/** The files that the product consists of: without tests, journeys, tools and measurements. */
export const productFiles = codeFiles.filter(
  (file) => !/\.(test|journey)\.tsx?$|\/testing(?:\.tsx?$|\/)|\/journeys\/|^(tools|bench)\//.test(file),
);
