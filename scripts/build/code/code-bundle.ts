import type { BundledStyles } from './bundled-styles.ts';

/** The bundled code of a site. It depends on no content: one bundle serves every site and every edit. */
export type CodeBundle = {
  /** Changes whenever code does; a page made for one version is never shown by another. */
  version: string;
  /** The folder whose files are copied to the output as they are. */
  publicFolder: string;
  /** The folder of the client's code as it was bundled, with its source maps, which are not published. */
  clientFolder: string;
  /** The module whose createRenderer renders pages. */
  server: string;
  boot: string;
  player: string;
  fonts: string[];
  styles: BundledStyles;
};
