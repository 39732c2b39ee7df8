/** The content packs that tables are played with. Each is prepared once and stays in memory. */
import { type Pack, Refused, same } from '@tabularium/kernel';
import { begunUnder, type LoadedGame, withPack } from './games.ts';
import { msg } from '../common/msg.ts';
import type { Store } from '../store/store.ts';

/** Imported files may add no more packs than this, because packs stay in memory. */
const MOST = 200;

export class Packs {
  private readonly store: Store;
  private readonly played = new Map<string, LoadedGame>();

  constructor(store: Store) {
    this.store = store;
  }

  /** The game for a stored table that names this pack; without one, as the game was under the version it began with. */
  async named(game: LoadedGame, name: string | undefined, version?: number): Promise<LoadedGame> {
    if (name === undefined) return begunUnder(game, version);
    const known = this.played.get(name);
    if (known) return known;
    const pack = await this.store.pack(name);
    if (!pack) throw new Error(`the content pack ${name} is lost`);
    return this.add(game, pack);
  }

  /** The game for a new table with this pack. If a pack of the same name is known, its content must be the same. */
  async begun(game: LoadedGame, pack: Pack | undefined, version?: number): Promise<LoadedGame> {
    if (!pack) return begunUnder(game, version);
    const known = await this.store.pack(pack.name);
    if (known && !same(known.content, pack.content)) throw new Refused(msg('server.otherPack', { pack: pack.name }));
    return this.add(game, pack);
  }

  /** The same for a pack from an imported file. */
  async carried(game: LoadedGame, pack: Pack | undefined, version?: number): Promise<LoadedGame> {
    if (pack && !this.played.has(pack.name) && this.played.size >= MOST) throw new Refused(msg('server.tooMany'));
    return this.begun(game, pack, version);
  }

  private add(game: LoadedGame, pack: Pack): LoadedGame {
    const packed = withPack(game, pack);
    this.played.set(pack.name, packed);
    return packed;
  }
}
