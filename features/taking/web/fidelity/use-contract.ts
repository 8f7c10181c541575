import { useEffect, useState } from 'react';
import type { FidelityContract } from '@inkstone/exam/fidelity';
import { loadContract } from '@inkstone/programmes/fidelity';

/** The contract of a programme; null until it is loaded, where it cannot be loaded, and where there is none. */
export const useContract = (programme: string): FidelityContract | null => {
  const [contract, setContract] = useState<FidelityContract | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const loaded = await loadContract(programme).catch(() => null);
      if (isCurrent) setContract(loaded);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [programme]);
  return contract?.programme === programme ? contract : null;
};
