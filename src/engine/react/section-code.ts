import { createContext, use, useContext } from 'react';
import type { AnyRegistry, SectionComponent } from './section-registry.ts';

/** The code of section types, as far as it is there. */
export type SectionCode = {
  /** Loads these types. A type that is not registered draws nothing. */
  load: (types: Iterable<string>) => Promise<void>;
  get: (type: string) => SectionComponent | undefined;
  /** Becomes the component once it is loaded; does not load it itself. */
  coming: (type: string) => Promise<SectionComponent>;
  /** Whether the prerendered HTML of a type works without its code. */
  isStatic: (type: string) => boolean;
  /** Whether React is to treat each section for itself. */
  isBounded: boolean;
};

type Awaited = { promise: Promise<SectionComponent>; resolve: (component: SectionComponent) => void };

const createAwaited = (): Awaited => {
  let resolve: Awaited['resolve'] = () => undefined;
  const promise = new Promise<SectionComponent>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};

const Nothing = () => null;

/** The code of a site's sections, nothing of it loaded. One for each rendering of the site. */
export const createSectionCode = ({ live, loadStatic }: AnyRegistry): SectionCode => {
  const alive = new Map(Object.entries(live));
  const moduleOf = async (type: string) => alive.get(type)?.() ?? (await loadStatic())[type];
  const loaded = new Map<string, SectionComponent>();
  const awaited = new Map<string, Awaited>();
  const add = async (type: string) => {
    if (loaded.has(type)) return;
    const component = (await moduleOf(type))?.Component ?? Nothing;
    loaded.set(type, component);
    awaited.get(type)?.resolve(component);
  };
  return {
    load: async (types) => void (await Promise.all([...new Set(types)].map(add))),
    get: (type) => loaded.get(type),
    coming: (type) => {
      const waiting = awaited.get(type) ?? createAwaited();
      awaited.set(type, waiting);
      return waiting.promise;
    },
    isStatic: (type) => !alive.has(type),
    isBounded: true,
  };
};

/** Hands the code of sections to all that is drawn. */
export const SectionCodeContext = createContext<SectionCode | null>(null);

/** The code of the sections on screen. */
export const useSectionCode = (): SectionCode => {
  const code = useContext(SectionCodeContext);
  if (!code) throw new Error('A section was rendered outside of App');
  return code;
};

/** The component of a type; suspends while it is not there, so that prerendered HTML stays as it is. */
export const useSectionComponent = (type: string): SectionComponent => {
  const code = useSectionCode();
  return code.get(type) ?? use(code.coming(type));
};
