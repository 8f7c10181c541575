import type { Figure } from './figures.ts';
import type { Served } from './processes.ts';
import type { World } from './world.ts';
export const pages = async (_: { product: Served; world: World }): Promise<Figure[]> => [];
