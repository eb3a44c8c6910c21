import { describe, expect, it } from 'vitest';
import { inlinedElements, leanServer } from './lean-server.ts';

const root = '/project';
const { resolveId, load } = leanServer(root) as unknown as {
  resolveId: (id: string, importer: string) => string | null;
  load: (id: string) => string | null;
};

const storeModule = async () => {
  const code = load(resolveId('zustand', '/any.ts') ?? '') ?? '';
  const here = import.meta.resolve('zustand/vanilla');
  const url = `data:text/javascript,${encodeURIComponent(code.replace('zustand/vanilla', here))}`;
  return (await import(/* @vite-ignore */ url)) as Pick<typeof import('zustand'), 'createStore' | 'useStore'>;
};

describe('the bundle that renders on the build machine', () => {
  it('makes its elements with a function of its own, which makes them with that of React', () => {
    expect(resolveId('react/jsx-runtime', '/any.tsx')).toBe(inlinedElements(root));
    expect(resolveId('react/jsx-runtime', inlinedElements(root))).toBeNull();
  });

  it('leaves other modules to others', () => {
    expect(resolveId('react', '/any.tsx')).toBeNull();
    expect(load('/any.tsx')).toBeNull();
  });

  it('tells what a store holds, or a part of it', async () => {
    const { createStore, useStore } = await storeModule();
    const store = createStore(() => ({ visit: 1 }));
    expect(useStore(store)).toEqual({ visit: 1 });
    expect(useStore(store, ({ visit }) => visit)).toBe(1);
  });
});
