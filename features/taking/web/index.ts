export { Leftovers } from './leftovers.tsx';
export { screens } from './screens.ts';
