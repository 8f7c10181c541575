export { EnvironmentButton } from './environment-button/environment-button.tsx';
export { Leftovers } from './left/leftovers.tsx';
export { RefusedNotice } from './left/refused-pieces.tsx';
export { screens } from './screens.ts';
