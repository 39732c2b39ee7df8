/** Games of bots as files that a page can open. */
import { openGame, rng, toFile } from '@tabularium/kernel';
import { type Game, seenBy } from '@tabularium/parts';

/** How much lies on the table: the length of what everybody sees of it. */
const crowdOf = (view: unknown): number => JSON.stringify(view).length;

/** Of several games, the fullest position in the middle, with as much on the table as bots come to: `seeds` games are looked at. */
export const crowded = async ({ id, benched, bots, rules }: Game, seeds: number): Promise<string> => {
  const module = await rules();
  const [make] = Object.values((await bots?.()) ?? {});
  if (!make || !benched) throw new Error(`nothing to bench of ${id}`);
  let best: { readonly file: string; readonly crowd: number } | undefined;
  for (let n = 0; n < seeds; n++) {
    const seed = `repaint/${n}`;
    const opened = openGame(module, benched.seats, benched.options, { t: 'seed', seed });
    const { match } = opened;
    const players = Array.from({ length: benched.seats }, make);
    const chance = rng(seed);
    for (let i = 0; i < benched.middle * 2 && !match.state.over; i++) {
      const by = match.engine.waitingFor(match.state)[0]!;
      match.play(players[by]!.choose(seenBy(module, match.state, match.question(by)!, by, chance)));
      const crowd = crowdOf(module.view(match.state, 'public'));
      if (!match.state.over && i > benched.middle / 4 && crowd > (best?.crowd ?? 0))
        best = { file: JSON.stringify(toFile(opened)), crowd };
    }
  }
  if (!best) throw new Error('no such position');
  return best.file;
};

/** A whole game, of as many as are usual, by the bot that studies play on with. */
export const finished = async ({ id, benched, bots, rules, studied }: Game, seed: string): Promise<string> => {
  const module = await rules();
  const policy = (await studied?.())?.policy;
  const make = policy === undefined ? undefined : (await bots?.())?.[policy];
  if (!make || !benched) throw new Error(`nothing to study of ${id}`);
  const opened = openGame(module, benched.seats, benched.options, { t: 'seed', seed });
  const { match } = opened;
  const players = Array.from({ length: benched.seats }, make);
  const chance = rng(seed);
  while (!match.state.over) {
    const by = match.engine.waitingFor(match.state)[0]!;
    match.play(players[by]!.choose(seenBy(module, match.state, match.question(by)!, by, chance)));
  }
  return JSON.stringify(toFile(opened));
};
