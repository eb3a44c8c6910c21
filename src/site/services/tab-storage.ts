/** Storage for as long as the tab is open, also across a reload. */
export type TabStorage = {
  read: (name: string) => string | undefined;
  write: (name: string, value: string) => void;
  remove: (name: string) => void;
};

/** The tab's session storage; where the browser forbids it or it is full, the memory of this document. */
export const createTabStorage = (open: () => Storage = () => sessionStorage): TabStorage => {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  const remove: TabStorage['remove'] = (name) => {
    memory.delete(name);
    attempt((storage) => storage.removeItem(name));
  };
  const write: TabStorage['write'] = (name, value) => {
    remove(name);
    attempt((storage) => storage.setItem(name, value));
    if (attempt((storage) => storage.getItem(name)) !== value) memory.set(name, value);
  };
  const read: TabStorage['read'] = (name) =>
    memory.get(name) ?? attempt((storage) => storage.getItem(name)) ?? undefined;
  return { read, write, remove };
};
