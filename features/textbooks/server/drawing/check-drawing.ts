import { answer } from '@inkstone/call/server';
import { checkDrawing as contract } from '../../contract.ts';

/** How a drawing stands, for who asked for it. */
export const checkDrawing = answer(contract, async ({ notFound }) => notFound());
