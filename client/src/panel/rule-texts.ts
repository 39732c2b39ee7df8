/** The rules of a game to be read: its RULES.md and RULINGS.md, loaded when somebody opens them. */
import { parseRuleTexts, type RuleTexts } from '@tabularium/parts/rule-texts';
import { useEffect, useState } from 'preact/hooks';

const FILES = import.meta.glob<string>('../../../games/*/{RULES,RULINGS}.md', { query: '?raw', import: 'default' });

const load = async (game: string): Promise<RuleTexts> => {
  const names = ['RULES.md', 'RULINGS.md'].map((name) => `../../../games/${game}/${name}`);
  return parseRuleTexts(...(await Promise.all(names.flatMap((name) => FILES[name]?.() ?? []))));
};

const loaded = new Map<string, RuleTexts>();
const NONE: RuleTexts = new Map();

/** `undefined` until they are loaded. */
export const useRuleTexts = (game: string): RuleTexts | undefined => {
  const [texts, setTexts] = useState(() => loaded.get(game));
  useEffect(() => {
    load(game).then(
      (found) => {
        loaded.set(game, found);
        setTexts(found);
      },
      () => setTexts(NONE),
    );
  }, [game]);
  return texts;
};
