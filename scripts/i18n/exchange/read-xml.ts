import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ExchangeFault, placeAt } from './exchange.ts';

/** An element of an XML document, by its name without the prefix, with its content in order. */
export type XmlElement = {
  name: string;
  namespace: string;
  attributes: Map<string, string>;
  children: (XmlElement | string)[];
  line: number;
  column: number;
};

/** Advice for faults that the parser explains too briefly for someone who never wrote XML. */
const remedies: Record<string, string> = {
  'disallowed character in tag name': 'Write < as &lt; in a text.',
  'the string "]]>" is disallowed in char data.': '"]]>" may not stand in a text. Write ]]&gt;.',
};

const passedOver = String.raw`<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>`;
const knownEntity = '&(?:amp|lt|gt|quot|apos|#\\d+|#x[\\da-fA-F]+);';
const ampersands = new RegExp(`${passedOver}|${knownEntity}|(&[^;\\s<&]*;?)`, 'gs');

/** Gathers the elements of a document from the events of the parser. */
class XmlReader {
  readonly #text: string;
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #open: XmlElement[] = [];
  #root: XmlElement | undefined;
  #closed: XmlElement | undefined;
  #tag = { line: 1, column: 1 };

  constructor(text: string) {
    // So the standard has it: every line break is read as one sign.
    this.#text = text.replaceAll(/\r\n?/g, '\n');
    this.#parser.on('opentagstart', () => this.#noteTag());
    this.#parser.on('opentag', (tag) => this.#openTag(tag));
    this.#parser.on('closetag', () => this.#closeTag());
    this.#parser.on('text', (words) => this.#open.at(-1)?.children.push(words));
    this.#parser.on('cdata', (words) => this.#open.at(-1)?.children.push(words));
    this.#parser.on('doctype', () => this.#refuseDoctype());
    this.#parser.on('error', ({ message }) => this.#refuse(message.replace(/^\d+:\d+: /, '')));
  }

  /** The parser has read the name and one sign more. */
  #noteTag(): void {
    const { line, position } = this.#parser;
    const start = this.#text.lastIndexOf('<', position - 1);
    this.#tag = {
      line: this.#text[position - 1] === '\n' ? line - 1 : line,
      column: start - this.#text.lastIndexOf('\n', start),
    };
  }

  #openTag({ local, uri, attributes }: SaxesTagNS): void {
    const element: XmlElement = {
      name: local,
      namespace: uri,
      attributes: new Map(Object.values(attributes).map(({ name, value }) => [name, value])),
      children: [],
      ...this.#tag,
    };
    this.#open.at(-1)?.children.push(element);
    this.#root ??= element;
    this.#open.push(element);
  }

  #closeTag(): void {
    this.#closed = this.#open.pop();
  }

  #refuseDoctype(): never {
    const start = this.#text.lastIndexOf('<!DOCTYPE', this.#parser.position);
    throw new ExchangeFault('A document type is not read. Remove it.', placeAt(this.#text, start));
  }

  /** The parser takes all up to the next ";" for an entity, be it lines away: where the "&" stands helps more. */
  #refuseAmpersand(): void {
    const read = this.#text.slice(0, this.#parser.position);
    const stray = [...read.matchAll(ampersands)].find((match) => match[1] !== undefined);
    if (!stray) return;
    const message = `"${stray[1]}" is no sign of XML. Write & as &amp;.`;
    throw new ExchangeFault(message, placeAt(read, stray.index));
  }

  /** The unclosed element of a fault: the parser reports it after it has closed the element itself. */
  #unclosed(fault: string): XmlElement | undefined {
    if (fault === 'unexpected close tag.') return this.#closed;
    return fault.startsWith('unclosed tag') ? this.#open.at(-1) : undefined;
  }

  #refuse(fault: string): never {
    this.#refuseAmpersand();
    const { line, columnIndex } = this.#parser;
    const element = this.#unclosed(fault);
    const message = element
      ? `<${element.name}> of line ${element.line} is not closed.`
      : (remedies[fault] ?? `This is not well-formed XML: ${fault}`);
    throw new ExchangeFault(message, { line, column: Math.max(columnIndex, 1) });
  }

  read(): XmlElement {
    this.#parser.write(this.#text).close();
    return this.#root ?? this.#refuse('document must contain a root element.');
  }
}

/** Reads an XML document. Throws an `ExchangeFault` where it is not well-formed, or has a document type. */
export const readXml = (text: string): XmlElement => new XmlReader(text).read();

/** The elements within an element, without the texts between them. */
export const elementsIn = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');
