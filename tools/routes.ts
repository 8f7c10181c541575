import { readScreens } from './registries.ts';

const screens = await readScreens();
console.log([...new Set(screens.map((screen) => screen.path))].sort().join('\n'));
