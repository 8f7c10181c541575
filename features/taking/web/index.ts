export { deliverLeftovers } from './deliver-leftovers.ts';
export { screens } from './screens.ts';
