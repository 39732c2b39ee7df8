// The positions that the pictures of the rulebooks show: `node scripts/book-scenes.ts` writes them anew, after the recorded games
// or what is seen of them have changed. `games/books.test.ts` notices when that is needed.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAMES } from '../games/index.ts';
import { canonical } from '../kernel/src/index.ts';
import { positionIn, readGolden } from '../kit/src/index.ts';
import { type Pictures, sceneOf } from '../parts/src/book/index.ts';

const root = resolve(import.meta.dirname, '..');

for (const game of GAMES) {
  const folder = join(root, 'games', game.id);
  const listed = join(folder, 'book/pictures.ts');
  if (!existsSync(listed)) continue;
  const { pictures }: { readonly pictures: Pictures } = await import(listed);
  const scenes = join(folder, 'book/scenes');
  rmSync(scenes, { recursive: true, force: true });
  mkdirSync(scenes);
  const module = await game.rules();
  for (const picture of Object.values(pictures)) {
    const golden = readGolden(join(folder, 'golden', `${picture.golden}.json`));
    const view = module.view(positionIn(module, golden, picture.inputs), picture.seat ?? 'public');
    writeFileSync(join(scenes, sceneOf(picture)), `${canonical({ view })}\n`);
  }
  console.log(`${game.id}: ${Object.keys(pictures).length} pictures`);
}
