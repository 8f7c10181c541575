export { UiProvider } from './provider.tsx';
export { theme } from './theme.ts';
export { cssVariablesResolver } from './variables.ts';
