import { useState } from 'react';
import { localizedName } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { ChevronDownIcon, ChevronRightIcon, QueryBoundary, useLanguage, useTranslation } from '@inkstone/ui';
import { getTopicTree } from '../contract.ts';
import { messages } from '../messages.ts';
import styles from './tree.module.css';

type Node = CallOutput<typeof getTopicTree>['list'][number];

interface BankTreeProps {
  node: number | undefined;
  onNode(node: number | undefined): void;
}

/** Programmes, subjects, sections and knowledge points with their counts; choosing one narrows the list to it. */
export const BankTree = (props: BankTreeProps) => {
  const t = useTranslation(messages);
  const ask = useApiQuery(getTopicTree, {});
  return (
    <QueryBoundary query={ask} failed={t('treeFailed')}>
      {({ list }) => <Tree {...props} list={list} />}
    </QueryBoundary>
  );
};

/** The places from the root down to a node, itself included. */
const pathTo = (list: readonly Node[], id: number | undefined): number[] => {
  const node = list.find((one) => one.id === id);
  return node ? [...pathTo(list, node.parentId ?? undefined), node.id] : [];
};

const Tree = ({ list, node, onNode }: BankTreeProps & { list: readonly Node[] }) => {
  const t = useTranslation(messages);
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [isShown, setShown] = useState(false);
  const chosen = list.find(({ id }) => id === node);
  const language = useLanguage();
  const onPath = new Set(pathTo(list, node));
  // A school has dozens of programmes: open is what a person has opened, and the way to what is chosen.
  const isOpen = (id: number): boolean => turned.get(id) ?? onPath.has(id);
  const turn = (id: number) => setTurned(new Map(turned).set(id, !isOpen(id)));
  const choose = (id: number | undefined) => {
    setShown(false);
    onNode(id);
  };
  const branch = { list, node, isOpen, turn, choose };
  return (
    <>
      <button type="button" className={styles.folded} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        <span>{chosen ? localizedName(language, chosen.name, chosen.nameZh) : t('allSets')}</span>
        <ChevronDownIcon />
      </button>
      <div className={styles.tree} data-shown={isShown || undefined}>
        <button
          type="button"
          className={styles.place}
          aria-current={node === undefined ? 'true' : undefined}
          onClick={() => choose(undefined)}
        >
          <span>{t('allSets')}</span>
        </button>
        <Branch parentId={null} {...branch} />
      </div>
    </>
  );
};

interface BranchProps {
  parentId: number | null;
  list: readonly Node[];
  node: number | undefined;
  isOpen(id: number): boolean;
  turn(id: number): void;
  choose(id: number): void;
}

const Branch = ({ parentId, ...rest }: BranchProps) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const { list, node, isOpen, turn, choose } = rest;
  return (
    <ul className={styles.branch}>
      {list
        .filter((one) => one.parentId === parentId)
        .map((one) => {
          const name = localizedName(language, one.name, one.nameZh);
          const hasMore = list.some(({ parentId: above }) => above === one.id);
          const open = isOpen(one.id);
          return (
            <li key={one.id}>
              <div className={styles.line}>
                {hasMore ? (
                  <button
                    type="button"
                    className={styles.turn}
                    aria-expanded={open}
                    aria-label={t(open ? 'closePlace' : 'openPlace', { name })}
                    onClick={() => turn(one.id)}
                  >
                    {open ? <ChevronDownIcon /> : <ChevronRightIcon />}
                  </button>
                ) : (
                  <span className={styles.turn} />
                )}
                <button
                  type="button"
                  className={styles.place}
                  aria-current={one.id === node ? 'true' : undefined}
                  onClick={() => choose(one.id)}
                >
                  <span>{name}</span>
                  <small className="num">{one.count}</small>
                </button>
              </div>
              {hasMore && open && <Branch parentId={one.id} {...rest} />}
            </li>
          );
        })}
    </ul>
  );
};
