/** A visitor's decision about being counted; `unasked` until there is one. */
type Choice = 'unasked' | 'granted' | 'denied';

/** A visitor's decision, whether the question is open now, and how often the visitor opened it. */
export type ConsentState = { choice: Choice; asking: boolean; wanted: number };

/** A visitor's consent to being counted. */
export type Consent = {
  state: () => ConsentState;
  subscribe: (changed: () => void) => () => void;
  choose: (choice: 'granted' | 'denied') => void;
  /** Asks because the visitor wants to choose anew. Nothing changes until the visitor chooses. */
  ask: () => void;
  /** Stops asking. Who never chose has granted nothing, and is not asked at the next visit. */
  dismiss: () => void;
  /** Takes over a choice made in another window. */
  reread: () => void;
};

type Options = {
  /** Where the choice is kept; undefined where the browser keeps nothing. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** The version of the question. A choice about another version does not count. */
  version: number;
  /** The browser's own refusal (Global Privacy Control): it overrides every choice, and the visitor is not asked. */
  refused: boolean;
};

const key = 'consent';

const storedChoice = ({ storage, version }: Options): Choice => {
  try {
    const kept = JSON.parse(storage?.getItem(key) ?? 'null') as {
      version?: unknown;
      choice?: unknown;
    } | null;
    if (kept?.version !== version) return 'unasked';
    return kept.choice === 'granted' || kept.choice === 'denied' ? kept.choice : 'unasked';
  } catch {
    return 'unasked';
  }
};

const keepChoice = ({ storage, version }: Options, choice: Choice) => {
  try {
    storage?.setItem(key, JSON.stringify({ version, choice }));
  } catch {
    // A full or forbidden storage: the choice holds for this document.
  }
};

/** Reads an earlier decision; a visitor without one is asked. */
export const createConsent = (options: Options): Consent => {
  const choice = options.refused ? 'denied' : storedChoice(options);
  let state: ConsentState = { choice, asking: choice === 'unasked', wanted: 0 };
  const listeners = new Set<() => void>();
  const become = (change: Partial<ConsentState>) => {
    state = { ...state, ...change };
    for (const changed of [...listeners]) changed();
  };
  const choose: Consent['choose'] = (next) => {
    if (options.refused) return become({ choice: 'denied', asking: false });
    keepChoice(options, next);
    return become({ choice: next, asking: false });
  };
  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    choose,
    ask: () => become({ asking: !options.refused, wanted: state.wanted + 1 }),
    reread: () => {
      if (options.refused) return;
      const kept = storedChoice(options);
      if (kept !== state.choice) become({ choice: kept, asking: kept === 'unasked' });
    },
    dismiss: () => (state.choice === 'unasked' ? choose('denied') : become({ asking: false })),
  };
};
