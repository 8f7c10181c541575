import { sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import type { Db, Handle } from './handle.ts';
import { rawQueries } from './rows.ts';

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

const nodesIn = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesIn)];

const countRows = (node: PlanNode): number => {
  const shown = node['Actual Rows'] ?? 0;
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return Math.round((shown + removed) * (node['Actual Loops'] ?? 1));
};

/**
 * A handle that explains what is executed by it: `indexes` lists the names of the indexes that were used, `rowsRead`
 * how many rows of a table were read, those that no condition let through too.
 */
export const explainQueries = (db: Db) => {
  const plans: PlanNode[] = [];
  const execute = async (query: SQL) => {
    const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      sql`explain (analyze, timing off, format json) ${query}`,
    );
    plans.push(...(rows[0]?.['QUERY PLAN'] ?? []).map(({ Plan: plan }) => plan));
    return db.execute(query);
  };
  const explainAndQuery = async (query: pg.QueryArrayConfig) => {
    const { text, values = [] } = query;
    const { rows } = await db.$client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    );
    plans.push(...(rows[0]?.['QUERY PLAN'] ?? []).map(({ Plan: plan }) => plan));
    return db.$client.query(query);
  };
  const client = new Proxy(db.$client, {
    get: (target, name) => (name === 'query' ? explainAndQuery : (Reflect.get(target, name) as unknown)),
  });
  const replaced = new Map<string | symbol, unknown>(
    Object.entries({ execute, $client: client, ...rawQueries(client) }),
  );
  const handle: Handle = new Proxy(db, {
    get: (target, name) => replaced.get(name) ?? (Reflect.get(target, name) as unknown),
  });
  return {
    db: handle,
    plansText: () => JSON.stringify(plans),
    rowsRead: (table: string): number =>
      plans
        .flatMap(nodesIn)
        .filter((node) => node['Relation Name'] === table)
        .reduce((sum, node) => sum + countRows(node), 0),
  };
};
