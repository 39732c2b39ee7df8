/** The store of a server that was closed, whatever database it is on. */
import { openData } from '../src/program/data.ts';
import type { Store } from '../src/store/store.ts';
import { silent } from '../src/common/log.ts';
import { dataFor } from './table.ts';

export const openStored = async (data: string): Promise<Store> => {
  const { store, unlock } = await openData(dataFor(data), { log: silent, isMute: true });
  return {
    ...store,
    close: async () => {
      await store.close();
      unlock();
    },
  };
};
