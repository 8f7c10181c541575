import path from 'node:path';
import { buildShards, writeShards } from '@inkstone/dictionary/build';
import { shardFolder } from '@inkstone/dictionary/shards';
import type { Plugin } from 'vite';

/** Writes the dictionary's shards next to the assets, with compressed versions; in development they are built once. */
export const dictionaryPlugin = (): Plugin => {
  let shards: ReturnType<typeof buildShards> | null = null;
  return {
    name: 'inkstone-dictionary',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [url = ''] = (request.url ?? '').split('?');
        if (!url.startsWith(`/${shardFolder}/`)) return next();
        shards ??= buildShards();
        const shard = shards.get(path.basename(url, '.json'));
        response.statusCode = shard ? 200 : 404;
        response.setHeader('content-type', 'application/json');
        return void response.end(JSON.stringify(shard ?? {}));
      });
    },
    writeBundle({ dir }) {
      writeShards(path.join(dir ?? '', shardFolder));
    },
  };
};
