import { openApiOf } from '../apps/server/kernel/openapi.ts';
import { readCalls } from './registries.ts';

console.log(JSON.stringify(openApiOf(await readCalls()), null, 2));
