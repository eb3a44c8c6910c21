import { escapePattern } from '../../../src/engine/core/escape-pattern.ts';

/** One of React's files, and what visitors do not get of it. All names are React's own. */
type LeftOut = {
  /** Functions that run but have no effect here: what stands in their bodies instead, and their names. */
  idle?: [body: string, functions: string[]][];
  /** Functions that nothing here ever calls. If something does all the same, they say so. */
  unused?: string[];
  /** What is assigned and never read. */
  assigned?: string[];
};

const renderer: LeftOut = {
  idle: [
    // Nothing listens to onSelect or onBeforeInput, and no form has a function as its action.
    [
      '',
      ['constructSelectEvent', 'getNativeBeforeInputChars', 'getFallbackBeforeInputChars', 'extractEvents$1'],
    ],
    // Stacks of components are made of their names, which visitors get shortened.
    ["return '';", ['getStackByFiberInDevAndProd']],
    ['return null;', ['getComponentNameFromType']],
    // There are no custom elements, and sections have no elements that belong into the head.
    ['return false;', ['isCustomElement', 'isHostHoistableType']],
    // No browser of today writes the names of events with a prefix.
    ['return eventName;', ['getVendorPrefixedEventName']],
  ],
  unused: [
    'setPropOnCustomElement',
    'getHydratableHoistableCache',
    'mountHoistable',
    'getResource',
    'acquireResource',
    'suspendResource',
    'insertStylesheetIntoRoot',
    'insertStylesheet',
    'preloadResource',
    // A commit that waits for stylesheets or pictures.
    'estimateBandwidth',
    'insertSuspendedStylesheets',
    // Files that are asked for early.
    'prefetchDNS',
    'preconnect',
    'preload',
    'preloadModule',
    'preinitScript',
    'preinitStyle',
    'preinitModuleScript',
    // Actions, and values that are shown before an action ends.
    'mountActionState',
    'updateActionState',
    'rerenderActionState',
    'runActionStateAction',
    'ensureFormComponentIsStateful',
    'startHostTransition',
    'requestFormReset',
    'requestFormReset$1',
    'TransitionAwareHostComponent',
    'dispatchOptimisticSetState',
    'updateOptimisticImpl',
    // Code made by React's compiler.
    'useMemoCache',
    // <Activity> and <SuspenseList>.
    'updateActivityComponent',
    'mountActivityChildren',
    'updateSuspenseListComponent',
    'cutOffTailIfNeeded',
    'initSuspenseListRenderState',
  ],
  assigned: ['ReactDOMSharedInternals.findDOMNode'],
};

const exported = (...names: string[]): LeftOut => ({ assigned: names.map((name) => `exports.${name}`) });

/** What is left out, by the name of the file in React's packages. */
export const leftOut: Record<string, LeftOut> = {
  'react-dom-client.production': renderer,
  'react-dom.production': exported(
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ),
  'react.production': exported(
    'Activity',
    'Children',
    'Profiler',
    'PureComponent',
    'StrictMode',
    '__COMPILER_RUNTIME',
    'cache',
    'cacheSignal',
    'createRef',
    'lazy',
    'unstable_useCacheRefresh',
    'useActionState',
    'useEffectEvent',
    'useImperativeHandle',
    'useInsertionEffect',
    'useOptimistic',
  ),
  'scheduler.production': exported(
    'unstable_Profiling',
    'unstable_forceFrameRate',
    'unstable_next',
    'unstable_runWithPriority',
    'unstable_wrapCallback',
  ),
};

const said = "throw Error('Left out of React: see left-out-of-react.ts');";

const replaced = (code: string, name: string, [found, by]: [RegExp, string]): string => {
  if (!found.test(code)) throw new Error(`React has no "${name}" any more: see left-out-of-react.ts`);
  return code.replace(found, by);
};

const withBody = (code: string, name: string, body: string): string => {
  const whole = new RegExp(`^(function ${escapePattern(name)}\\([^)]*\\) \\{)\\n[^]*?^\\}`, 'm');
  return replaced(code, name, [whole, `$1 ${body} }`]);
};

const withoutAssigned = (code: string, name: string): string => {
  const whole = new RegExp(`^${escapePattern(name)} =\\s(?:function[^]*?^\\}|\\{[^]*?^\\}|[^;]*);`, 'm');
  return replaced(code, name, [whole, '']);
};

/**
 * A file of React without what no visitor of this site needs. What is not called any more is then left out by the
 * bundler, too. Throws if this version of React lacks something that should be left out.
 */
export const withoutLeftOut = (file: string, code: string): string => {
  const { idle = [], unused = [], assigned = [] } = leftOut[file] ?? {};
  const bodies = [...idle, [said, unused] as const].flatMap(([body, names]) =>
    names.map((name) => [name, body] as const),
  );
  const without = bodies.reduce((rest, [name, body]) => withBody(rest, name, body), code);
  return assigned.reduce(withoutAssigned, without);
};
