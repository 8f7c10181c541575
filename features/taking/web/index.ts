export { EnvironmentButton } from './environment-button/environment-button.tsx';
export { Leftovers } from './leftovers.tsx';
export { screens } from './screens.ts';
