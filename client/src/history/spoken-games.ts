/** Names of scenarios, sides and endings: those of the rules of each game, which are loaded for the games that are listed. */
import { GAMES } from '@tabularium/games';
import type { Speaker } from '@tabularium/text';
import { useEffect, useState } from 'preact/hooks';
import { type Spoken, spokenBy } from '../games/spoken.ts';
import { useWords, wordsFor } from '../words/words.ts';

interface Listed {
  readonly game: string;
  readonly version: number;
}

const known = new Map<string, Promise<Spoken>>();

/** Rules that have changed their content may be needed for an older game. */
const spokenIn = ({ game, version }: Listed): Promise<Spoken> | undefined => {
  const key = `${game} ${version}`;
  const found = GAMES.find((g) => g.id === game);
  if (!known.has(key) && found)
    known.set(
      key,
      found.rules({ version }).then(({ messages, translations }) => spokenBy({ en: messages, translations })),
    );
  return known.get(key);
};

/** Who speaks of each game. Until its words are there, nobody does. */
export const useSpokenGames = (listed: readonly Listed[]): ReadonlyMap<string, Speaker> => {
  const { language } = useWords();
  const [speakers, setSpeakers] = useState<ReadonlyMap<string, Speaker>>(new Map());
  // The earliest rules of each game have the words of all later ones.
  const earliest = new Map<string, number>();
  for (const { game, version } of listed)
    earliest.set(game, Math.min(version, earliest.get(game) ?? Number.POSITIVE_INFINITY));
  const key = JSON.stringify([...earliest]);
  useEffect(() => {
    let wanted = true;
    const load = async ([game, version]: readonly [string, number]): Promise<readonly [string, Speaker][]> => {
      const spoken = await spokenIn({ game, version });
      if (!spoken) return [];
      await spoken.load(language);
      return [[game, wordsFor(language, spoken.messages).speaker]];
    };
    Promise.all([...earliest].map(load)).then(
      (all) => wanted && setSpeakers(new Map(all.flat())),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [key, language]);
  return speakers;
};

/** What a ref is called; `level:4211` by the name of the option where it has none of its own. */
export const nameOf = (speaker: Speaker | undefined, ref: string): string => {
  const [kind = '', value = ''] = ref.split(/:(.*)/s);
  if (!speaker) return value;
  if (speaker.knows(ref)) return speaker.name(ref);
  return speaker.knows(`option.${kind}`) ? `${speaker.name(`option.${kind}`)} ${value}` : value;
};
