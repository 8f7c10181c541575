import { useState } from 'react';
import { localizedName } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { ChevronDownIcon, ChevronRightIcon, QueryBoundary, useLanguage, useTranslation } from '@inkstone/ui';
import { getBankTree } from '../contract.ts';
import { bankMessages } from '../messages.ts';
import styles from './tree.module.css';

type Node = CallOutput<typeof getBankTree>['list'][number];

interface BankTreeProps {
  node: number | undefined;
  onNode(node: number | undefined): void;
}

/** Programmes, subjects, sections and knowledge points with their counts; selecting one filters the list. */
export const BankTree = (props: BankTreeProps) => {
  const t = useTranslation(bankMessages);
  const ask = useApiQuery(getBankTree, {});
  return (
    <QueryBoundary query={ask} errorTitle={t('treeFailed')}>
      {({ list }) => <Tree {...props} list={list} />}
    </QueryBoundary>
  );
};

/** The ids from the root down to a node, including it. */
const pathTo = (list: readonly Node[], id: number | undefined): number[] => {
  const node = list.find((candidate) => candidate.id === id);
  return node ? [...pathTo(list, node.parentId ?? undefined), node.id] : [];
};

const Tree = ({ list, node, onNode }: BankTreeProps & { list: readonly Node[] }) => {
  const t = useTranslation(bankMessages);
  const [expandedById, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [isShown, setShown] = useState(false);
  const selected = list.find(({ id }) => id === node);
  const language = useLanguage();
  const onPath = new Set(pathTo(list, node));
  // A school has dozens of programmes: expanded are only nodes that the person opened, and the path to the selected
  // one.
  const isOpen = (id: number): boolean => expandedById.get(id) ?? onPath.has(id);
  const toggle = (id: number) => setTurned(new Map(expandedById).set(id, !isOpen(id)));
  const select = (id: number | undefined) => {
    setShown(false);
    onNode(id);
  };
  const branch = { list, node, isOpen, turn: toggle, choose: select };
  return (
    <>
      <button type="button" className={styles.folded} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        <span>{selected ? localizedName(language, selected.name, selected.nameZh) : t('allSets')}</span>
        <ChevronDownIcon />
      </button>
      <div className={styles.tree} data-shown={isShown || undefined}>
        <button
          type="button"
          className={styles.place}
          aria-current={node === undefined ? 'true' : undefined}
          onClick={() => select(undefined)}
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

const Branch = ({ parentId, ...branchProps }: BranchProps) => {
  const t = useTranslation(bankMessages);
  const language = useLanguage();
  const { list, node, isOpen, turn, choose } = branchProps;
  return (
    <ul className={styles.branch}>
      {list
        .filter((child) => child.parentId === parentId)
        .map((child) => {
          const name = localizedName(language, child.name, child.nameZh);
          const hasMore = list.some(({ parentId: childParentId }) => childParentId === child.id);
          const open = isOpen(child.id);
          return (
            <li key={child.id}>
              <div className={styles.line}>
                {hasMore ? (
                  <button
                    type="button"
                    className={styles.turn}
                    aria-expanded={open}
                    aria-label={t(open ? 'closePlace' : 'openPlace', { name })}
                    onClick={() => turn(child.id)}
                  >
                    {open ? <ChevronDownIcon /> : <ChevronRightIcon />}
                  </button>
                ) : (
                  <span className={styles.turn} />
                )}
                <button
                  type="button"
                  className={styles.place}
                  aria-current={child.id === node ? 'true' : undefined}
                  onClick={() => choose(child.id)}
                >
                  <span>{name}</span>
                  <small className="num">{child.count}</small>
                </button>
              </div>
              {hasMore && open && <Branch parentId={child.id} {...branchProps} />}
            </li>
          );
        })}
    </ul>
  );
};
