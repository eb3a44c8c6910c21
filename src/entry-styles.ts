/** Every module of styles with what it exports, for the build to extract their rules; never sent to a browser. */
export const styleModules: Record<string, Record<string, unknown>> = import.meta.glob(
  './site/**/*styles.ts',
  {
    eager: true,
  },
);
export { preloadedFonts } from './site/fonts.ts';
