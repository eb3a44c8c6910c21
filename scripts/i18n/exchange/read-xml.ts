import { ExchangeFault } from './exchange.ts';

/** An element of an XML document, by the name without its prefix, with what is in it in order. */
export type XmlElement = {
  name: string;
  namespace: string;
  attributes: Map<string, string>;
  children: (XmlElement | string)[];
  line: number;
  column: number;
};

const nameSigns = '[\\p{L}_][\\p{L}\\p{N}_.\\-\\u00b7]*(?::[\\p{L}_][\\p{L}\\p{N}_.\\-\\u00b7]*)?';
const openingName = new RegExp(`<(${nameSigns})`, 'uy');
const attribute = new RegExp(`\\s+(${nameSigns})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'uy');
const closing = new RegExp(`</(${nameSigns})\\s*>`, 'uy');
const foreign = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const entities: Record<string, string> = { 'amp;': '&', 'lt;': '<', 'gt;': '>', 'quot;': '"', 'apos;': "'" };
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

type Scope = ReadonlyMap<string, string>;
type Open = { element: XmlElement; written: string; scope: Scope };

/** Reads an XML 1.0 document without a document type: no entity of its own can grow or fetch anything. */
class XmlReader {
  readonly #text: string;
  #at = 0;
  readonly #open: Open[] = [];
  #root: XmlElement | undefined;
  #counted = { at: 0, line: 1, start: 0 };

  constructor(text: string) {
    // So the standard has it: every line break is read as one sign.
    this.#text = text.replaceAll(/\r\n?/g, '\n');
  }

  /** Places are asked for in the order of the text: each is counted from the one before. */
  #place(at = this.#at): { line: number; column: number } {
    if (at < this.#counted.at) this.#counted = { at: 0, line: 1, start: 0 };
    let { line, start } = this.#counted;
    for (let end = this.#text.indexOf('\n', this.#counted.at); end !== -1 && end < at; ) {
      line += 1;
      start = end + 1;
      end = this.#text.indexOf('\n', start);
    }
    this.#counted = { at, line, start };
    return { line, column: at - start + 1 };
  }

  #fail(message: string, at = this.#at): never {
    throw new ExchangeFault(message, this.#place(at));
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match) this.#at = pattern.lastIndex;
    return match ?? undefined;
  }

  /** What stands between two signs; they may be far apart, but the second must come. */
  #until(start: string, end: string): string | undefined {
    if (!this.#text.startsWith(start, this.#at)) return undefined;
    const from = this.#at + start.length;
    const to = this.#text.indexOf(end, from);
    if (to === -1) this.#fail(`${start} is not closed: ${end} is missing.`);
    this.#at = to + end.length;
    return this.#text.slice(from, to);
  }

  #decode(text: string, at: number): string {
    return text.replaceAll(/&([^;\s<&]*;?)/g, (written: string, rest: string, offset: number) => {
      const number = /^#(?:x([\da-fA-F]+)|(\d+));$/.exec(rest);
      const code = number ? Number.parseInt(number[1] ?? number[2] ?? '', number[1] ? 16 : 10) : undefined;
      const sign = code === undefined ? entities[rest] : code <= 0x10ffff && String.fromCodePoint(code);
      if (sign && !foreign.test(sign)) return sign;
      return this.#fail(`"${written}" is no sign of XML. Write & as &amp;.`, at + offset);
    });
  }

  #add(text: string): void {
    const parent = this.#open.at(-1);
    if (parent) parent.element.children.push(text);
    else if (text.trim() !== '') this.#fail('Text may only stand inside of the document.');
  }

  #namespaceOf(name: string, scope: Scope, start: number): { name: string; namespace: string } {
    const colon = name.indexOf(':');
    const prefix = colon === -1 ? '' : name.slice(0, colon);
    const namespace = scope.get(prefix);
    if (namespace === undefined && prefix !== '')
      this.#fail(`The prefix "${prefix}" is not declared.`, start);
    return { name: name.slice(colon + 1), namespace: namespace ?? '' };
  }

  #readAttributes(): Map<string, string> {
    const attributes = new Map<string, string>();
    for (;;) {
      const start = this.#at;
      const match = this.#match(attribute);
      if (!match) return attributes;
      const [written, name = '', double, single] = match;
      if (attributes.has(name)) this.#fail(`"${name}" stands twice in this tag.`, start);
      const value = double ?? single ?? '';
      const at = start + written.length - value.length - 1;
      attributes.set(name, this.#decode(value.replaceAll(/[\n\t]/g, ' '), at));
    }
  }

  #readOpening(): boolean {
    const start = this.#at;
    const written = this.#match(openingName)?.[1];
    if (written === undefined) return false;
    const attributes = this.#readAttributes();
    const end = this.#match(/\s*(\/?)>/y);
    if (!end) this.#fail(`The tag <${written}> is not written rightly here.`);
    const outer = this.#open.at(-1);
    if (!outer && this.#root) this.#fail('A document has one outermost element only.', start);
    const declared = [...attributes].flatMap(([name, value]): [string, string][] => {
      if (name === 'xmlns') return [['', value]];
      return name.startsWith('xmlns:') ? [[name.slice(6), value]] : [];
    });
    const scope = new Map([...(outer?.scope ?? [['xml', xmlNamespace]]), ...declared]);
    const element = {
      ...this.#namespaceOf(written, scope, start),
      attributes,
      children: [],
      ...this.#place(start),
    };
    if (outer) outer.element.children.push(element);
    else this.#root = element;
    if (end[1] === '') this.#open.push({ element, written, scope });
    return true;
  }

  #readClosing(): boolean {
    const start = this.#at;
    const name = this.#match(closing)?.[1];
    if (name === undefined) return false;
    const open = this.#open.pop();
    if (open?.written !== name)
      this.#fail(
        open ? `</${name}> stands where </${open.written}> should.` : `</${name}> closes nothing.`,
        start,
      );
    return true;
  }

  #readText(): void {
    const start = this.#at;
    const next = this.#text.indexOf('<', start);
    this.#at = next === -1 ? this.#text.length : next;
    const text = this.#text.slice(start, this.#at);
    const end = text.indexOf(']]>');
    if (end !== -1) this.#fail('"]]>" may not stand in a text. Write ]]&gt;.', start + end);
    this.#add(this.#decode(text, start));
  }

  /** Comments and instructions to programs say nothing here. */
  #skipAside(): boolean {
    return this.#until('<!--', '-->') !== undefined || this.#until('<?', '?>') !== undefined;
  }

  #readMarkup(): void {
    if (this.#skipAside()) return;
    const data = this.#until('<![CDATA[', ']]>');
    if (data !== undefined) this.#add(data);
    else if (this.#text.startsWith('<!', this.#at)) this.#fail('A document type is not read. Remove it.');
    else if (!this.#readClosing() && !this.#readOpening()) this.#fail('Write < as &lt; in a text.');
  }

  read(): XmlElement {
    const wrong = foreign.exec(this.#text);
    if (wrong) this.#fail('This sign may not stand in XML.', wrong.index);
    while (this.#at < this.#text.length) {
      if (this.#text[this.#at] === '<') this.#readMarkup();
      else this.#readText();
    }
    const open = this.#open.at(-1);
    if (open) this.#fail(`<${open.written}> of line ${open.element.line} is not closed.`);
    return this.#root ?? this.#fail('There is no XML in this file.');
  }
}

/** Reads an XML document. Throws an `ExchangeFault` where it is not well-formed. */
export const readXml = (text: string): XmlElement => new XmlReader(text).read();

/** The elements within an element, without the texts between them. */
export const elementsIn = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');
