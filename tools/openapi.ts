import { buildOpenApi } from '../apps/server/kernel/openapi.ts';
import { readCalls } from './registries.ts';

console.log(JSON.stringify(buildOpenApi(await readCalls()), null, 2));
