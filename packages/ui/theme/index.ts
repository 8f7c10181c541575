export { UiProvider } from './provider.tsx';
export { cssVariablesResolver } from './variables.ts';
