/** The tag of journeys that only `npm run test:thorough` runs: what they are about has a shorter journey in each run. */
export const thorough = '@thorough';

/** Whether this run is a thorough one. */
export const isThorough = process.env['THOROUGH'] === '1';
