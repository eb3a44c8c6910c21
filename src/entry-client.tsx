import type { PageData } from './engine/core/types.ts';
import { hydrate } from './engine/react/hydrate.tsx';
import { sections } from './site/sections/index.ts';

const start = async () => {
  const root = document.getElementById('root');
  const address = document.documentElement.dataset.page;
  if (!root || !address) return;
  const response = await fetch(address);
  const data = (await response.json()) as PageData;
  await hydrate({ root, data, loaders: sections, onVisit: () => undefined });
};

start().catch((error: unknown) => console.error('The page could not be made interactive:', error));
