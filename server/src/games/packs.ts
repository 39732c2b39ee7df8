/** The content packs that tables are played with. Each is laid out once, and stays in memory. */
import { type Pack, Refused, same } from '@tabularium/kernel';
import { type LoadedGame, withPack } from './games.ts';
import { msg } from '../common/msg.ts';
import type { Store } from '../store/store.ts';

/** Files from anywhere bring no more when there are so many: what is in memory must have an end. */
const MOST = 200;

export class Packs {
  private readonly store: Store;
  private readonly played = new Map<string, LoadedGame>();

  constructor(store: Store) {
    this.store = store;
  }

  /** The game as a table is played that names this pack. */
  async named(game: LoadedGame, name: string | undefined): Promise<LoadedGame> {
    if (name === undefined) return game;
    const known = this.played.get(name);
    if (known) return known;
    const pack = await this.store.pack(name);
    if (!pack) throw new Error(`the content pack ${name} is lost`);
    return this.add(game, pack);
  }

  /** The game as a new table is played with this pack. One that is here under the same name must be the same. */
  async begun(game: LoadedGame, pack: Pack | undefined): Promise<LoadedGame> {
    if (!pack) return game;
    const known = await this.store.pack(pack.name);
    if (known && !same(known.content, pack.content)) throw new Refused(msg('server.otherPack', { pack: pack.name }));
    return this.add(game, pack);
  }

  /** The same for a pack that came with a file. */
  async carried(game: LoadedGame, pack: Pack | undefined): Promise<LoadedGame> {
    if (pack && !this.played.has(pack.name) && this.played.size >= MOST) throw new Refused(msg('server.tooMany'));
    return this.begun(game, pack);
  }

  private add(game: LoadedGame, pack: Pack): LoadedGame {
    const packed = withPack(game, pack);
    this.played.set(pack.name, packed);
    return packed;
  }
}
