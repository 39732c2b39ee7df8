// How strong the bot is: alone among those of the first kind, in every scenario, with what a decision costs.
// `node games/mediterranean-empires/scripts/measure.ts 240 4W` plays 240 games of one scenario; a third word is another seed.
import { sensible } from '../bots/sensible.ts';
import { PRINTED } from '../rules/index.ts';
import { firstBot } from './first-bot.ts';
import { noResult, playGames, tableOf, told } from './match.ts';

const games = Number(process.argv[2] ?? 60);
const only = process.argv[3]?.split(',');
const seed = process.argv[4] ?? 'fresh';
const first = await firstBot();

for (const { id, players } of PRINTED.scenarios) {
  if (only && !only.includes(id)) continue;
  const r = noResult();
  playGames(r, tableOf(id), seed, [0, Math.ceil(games / players) * players], sensible, () => first);
  const times = ((r.won / r.games) * players).toFixed(1);
  console.log(
    `${id}: won ${told(r)}, ${times} × the fair share; margin ${(r.margin / r.games).toFixed(1)}; automatic ${r.automatic}; seed ${seed}`,
  );
}
