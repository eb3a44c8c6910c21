import type { CheckContext } from '../../context/check-context.ts';

/** Whether a text links to a page or shows a picture. In the place of words, visitors would read it. */
export const isReference = ({ source }: Pick<CheckContext, 'source'>, text: string): boolean =>
  /^(?:page|collection|self):[\w#-]+$/.test(text) || Object.hasOwn(source.assets, text);
