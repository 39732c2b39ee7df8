/** Anybody may point at a rule; the table shows its words. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export type ShowRules = (ids: readonly string[]) => void;

export const RulesContext = createContext<ShowRules>(() => {});
export const useShowRules = (): ShowRules => useContext(RulesContext);
