import { createContext, useContext, useEffect } from 'react';

type Answer = (part: string) => void;

/** Calls `onAll` once, as soon as every part has answered. */
export const createRollCall = (parts: Iterable<string>, onAll: () => void): Answer => {
  const missing = new Set(parts);
  return (part) => {
    if (missing.delete(part) && missing.size === 0) onAll();
  };
};

/** Called by each part of a page once it is live; does nothing while prerendering. */
export const RollCallContext = createContext<Answer>(() => undefined);

/** Answers for a part once React has taken it over, or has found that it cannot. */
export const useAnswer = (part: string): void => {
  const answer = useContext(RollCallContext);
  useEffect(() => answer(part), [answer, part]);
};
