import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** An element of a built document: its name, attributes and words, and where its tag stands in the file. */
export type BuiltElement = {
  name: string;
  attributes: Map<string, string>;
  text: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
};

const watched = new Set([
  ...['html', 'title', 'link', 'meta', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'script', 'img', 'source'],
]);

const isElement = (node: object): node is Element => 'tagName' in node;

const textOf = (node: ParentNode): string =>
  node.childNodes
    .map((child) => {
      if (child.nodeName === '#text') return (child as DefaultTreeAdapterTypes.TextNode).value;
      return isElement(child) ? textOf(child) : '';
    })
    .join('');

const built = (element: Element): BuiltElement => {
  const place = element.sourceCodeLocation?.startTag ?? element.sourceCodeLocation;
  return {
    name: element.tagName,
    attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
    text: element.tagName === 'script' ? '' : textOf(element).trim(),
    line: place?.startLine ?? 1,
    column: place?.startCol ?? 1,
    endLine: place?.endLine ?? 1,
    endColumn: place?.endCol ?? 1,
  };
};

/** The parts of a document that checks look at: the elements they know, and every name that a link can lead to. */
export type DocumentParts = { elements: BuiltElement[]; ids: Set<string> };

/** Reads a document as a browser does. */
export const readDocument = (html: string): DocumentParts => {
  const elements: BuiltElement[] = [];
  const ids = new Set<string>();
  const visit = (node: ParentNode): void => {
    for (const child of node.childNodes) {
      if (!isElement(child)) continue;
      if (watched.has(child.tagName)) elements.push(built(child));
      for (const { name, value } of child.attrs) if (name === 'id') ids.add(value);
      visit(child);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return { elements, ids };
};
