/** Builds the web app where its sources or packages have changed since the last build. False where the build fails. */
export function buildWeb(node: string): boolean;

/** Node's flags for the server. */
export const serverFlags: readonly string[];
