/** Builds the web app when its sources or packages are others than at the last build. False when it fails. */
export function buildWeb(node: string): boolean;

/** How Node runs the server. */
export const serverFlags: readonly string[];
