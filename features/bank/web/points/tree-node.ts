import type { CallOutput } from '@inkstone/call/web';
import type { getBankTree } from '../../contract.ts';

/** A place of the bank's tree. */
export type TreeNode = CallOutput<typeof getBankTree>['list'][number];
