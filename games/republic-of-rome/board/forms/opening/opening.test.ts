import { describe, expect, test } from 'vitest';
import { opening } from '../../../rules/setup/opening.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { at } from '../../../rules/testing/at.ts';
import { onScreen, press } from '../testing/filled.ts';
import { openingForm } from './form.ts';

const begun = (scenario: 'early' | 'middle' | 'late') =>
  at(opening, undefined, { seats: 3, options: { scenario }, byChance: true }, () => {});
type Game = ReturnType<typeof begun>;
const next = (game: Game): number => game.waitingFor[0]!;
/** Sends what the form begins with; the questions that it answered. */
const goOn = (game: Game): readonly string[] => {
  const seen = onScreen(game, openingForm, next(game));
  press(game, openingForm, seen, 'go');
  return seen.sent.map((a) => a.verb);
};

describe('the form before the first turn', () => {
  test('[3.01.7-b] the Leader is whoever has most Influence, unless another is chosen', () => {
    const game = begun('early');
    const by = next(game);
    const own = game.g.senators.filter((s) => s.faction === by);
    const seen = onScreen(game, openingForm, by);
    const most = Math.max(...own.map((s) => s.influence));
    expect(senator(game.g, seen.form.entered.leader).influence).toBe(most);
    const other = own.find((s) => s.id !== seen.form.entered.leader)!.id;
    press(
      game,
      openingForm,
      onScreen(game, openingForm, by, (e) => ({ ...e, leader: other })),
      'go',
    );
    expect(game.g.factions[by]!.leader).toBe(other);
  });

  test('[3.01.7-b][3.01.9-a] two presses are enough for each player of the Early Republic', () => {
    const game = begun('early');
    const pressed = [0, 0, 0];
    while (game.as(next(game)).question!.prompt.k !== 'testing') {
      pressed[next(game)]!++;
      goOn(game);
    }
    expect(pressed).toEqual([2, 2, 2]);
  });

  test('[3.02.4-d][3.02.4-e] all Governors of a player are sent at once, for three turns if nothing else is said', () => {
    const game = begun('late');
    for (let n = 0; n < 3; n++) expect(goOn(game)).toEqual(['nameLeader']);
    const by = next(game);
    const seen = onScreen(game, openingForm, by);
    const verbs = seen.sent.map((a) => a.verb);
    expect(verbs.slice(0, 4)).toEqual(['nameGovernor', 'setTerm', 'nameGovernor', 'setTerm']);
    press(game, openingForm, seen, 'go');
    const sent = game.g.provinces.filter((p) => p.governor !== '');
    expect(sent).toHaveLength(2);
    expect(sent.every((p) => p.term === 3)).toBe(true);
  });

  test('[3.02.4-e] goes on at the term of a Governor who is already named', () => {
    const game = begun('middle');
    for (let n = 0; n < 3; n++) goOn(game);
    const by = next(game);
    const [named] = onScreen(game, openingForm, by).sent;
    game.as(by).does(named!.verb, named!.arg);
    expect(onScreen(game, openingForm, by).sent[0]).toEqual({ verb: 'setTerm', arg: 3 });
  });
});
