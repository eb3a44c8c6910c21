import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type CompletionItem,
  getLanguageService,
  type LanguageService,
  type SchemaConfiguration,
} from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

type Setting = Required<Pick<SchemaConfiguration, 'fileMatch' | 'schema'>> & { url: string };

/** What Visual Studio Code makes of `.vscode/settings.json`. */
const configurationOf =
  (folder: string) =>
  ({ url, fileMatch, schema }: Setting): SchemaConfiguration => ({
    uri: url.replace(/^\./, folder),
    fileMatch: fileMatch.map((pattern) => `${folder}${pattern}`),
    schema,
    folderUri: folder,
  });

const readSchema = async (uri: string): Promise<string> => {
  const { protocol, pathname } = new URL(uri);
  if (protocol !== 'file:') throw new Error(`No editor should ask for ${uri}`);
  return readFile(fileURLToPath(`file://${pathname}`), 'utf8');
};

const openService = async (root: string): Promise<LanguageService> => {
  const service = getLanguageService({
    schemaRequestService: readSchema,
    workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
  });
  const settings = JSON.parse(await readFile(path.join(root, '.vscode/settings.json'), 'utf8')) as {
    'json.schemas': Setting[];
  };
  const schemas = settings['json.schemas'].map(configurationOf(pathToFileURL(root).href));
  service.configure({ validate: true, schemas });
  return service;
};

/** Visual Studio Code's own editor for JSON in a folder. A `¦` in a text is where the cursor stands. */
export const openJsonEditor = async (root: string) => {
  const service = await openService(root);
  const open = (file: string, text: string) => {
    const uri = pathToFileURL(path.join(root, file)).href;
    const document = TextDocument.create(uri, 'json', 1, text.replace('¦', ''));
    const cursor = document.positionAt(text.indexOf('¦'));
    return { document, cursor, json: service.parseJSONDocument(document) };
  };
  return {
    /** What is underlined. */
    told: async (file: string, text: string): Promise<string[]> => {
      const { document, json } = open(file, text);
      const told = await service.doValidation(document, json);
      return told.map(({ message }) => (typeof message === 'string' ? message : message.value));
    },
    offered: async (file: string, text: string): Promise<CompletionItem[]> => {
      const { document, cursor, json } = open(file, text);
      return (await service.doComplete(document, cursor, json))?.items ?? [];
    },
    /** What is shown when the pointer rests on something. */
    shown: async (file: string, text: string): Promise<string> => {
      const { document, cursor, json } = open(file, text);
      return JSON.stringify((await service.doHover(document, cursor, json))?.contents);
    },
  };
};
