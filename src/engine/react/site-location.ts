import { createContext, useContext } from 'react';
import { usePageState } from './page-store.ts';
import type { Player } from './player.ts';

/** How links navigate: the player's way in a browser, not at all while prerendering. */
export const NavigateContext = createContext<Player['navigate']>(() => undefined);

/** wouter's view of where the visitor is: the path of the page on screen, which changes when the page does. */
export const useSiteLocation = (): [string, Player['navigate']] => [
  usePageState((state) => state.data.page.path),
  useContext(NavigateContext),
];
