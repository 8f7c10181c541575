export { EnvironmentButton } from './environment-button/environment-button.tsx';
export { Leftovers } from './leftovers.tsx';
export { RefusedNotice } from './refused-pieces.tsx';
export { screens } from './screens.ts';
